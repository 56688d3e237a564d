import { demoSettings, readBuildSettings } from '../../dev/build/build-settings.ts';
import { readPorts } from '../../dev/build/ports.ts';
import { goodSettings } from '../../dev/build/settings/good-settings.ts';
import type { BuildSettings } from '../../settings/build-settings.ts';
import { siteEnv } from '../site-env.ts';

export const demo: BuildSettings = demoSettings(readPorts({}));
export const demoEnv = siteEnv(demo);

/** An owner's settings, by their names in `.env`. */
export const ownerSettings = goodSettings.env;
export const ownerEnv = siteEnv(readBuildSettings(ownerSettings, { goesLive: false }));
