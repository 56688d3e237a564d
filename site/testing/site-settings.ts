import { readPorts } from '../../dev/base/ports.ts';
import { goodSettings } from '../../dev/settings/good-settings.ts';
import { demoSettings, readBuildSettings } from '../../dev/settings/read-build-settings.ts';
import type { BuildSettings } from '../../settings/build-settings.ts';
import { siteEnv } from '../base/site-env.ts';

export const demo: BuildSettings = demoSettings(readPorts({}));
export const demoEnv = siteEnv(demo);

/** An owner's settings, by their names in `.env`. */
export const ownerSettings = goodSettings.env;
export const ownerEnv = siteEnv(readBuildSettings(ownerSettings, { goesLive: false }));
