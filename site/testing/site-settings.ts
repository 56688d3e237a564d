import { readPorts } from '../../dev/base/ports.ts';
import { demoSettings, readBuildSettings } from '../../dev/settings/read-build-settings.ts';
import { validSettings } from '../../dev/settings/valid-settings.ts';
import type { BuildSettings } from '../../settings/build-settings.ts';
import { parseSiteEnv } from '../base/site-env.ts';

export const demoBuildSettings: BuildSettings = demoSettings(readPorts({}));
export const demoSiteEnv = parseSiteEnv(demoBuildSettings);

/** Settings of a sample owner, by their names in `.env`. */
export const ownerEnvVariables = validSettings.env;
export const ownerSiteEnv = parseSiteEnv(readBuildSettings(ownerEnvVariables, { goesLive: false }));
