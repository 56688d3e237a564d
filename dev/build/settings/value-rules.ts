import { isRequired, type SettingName } from '../settings-schema.ts';
import { hostIn, isLocal } from './domains.ts';
import { placeholderIn } from './placeholder-in.ts';
import { type FaultWords, isSecret } from './setting-problem.ts';

/** What a value must not be where the build goes live, whatever the other settings are. Null: nothing is wrong. */
export const valueRules: readonly {
  readonly id: string;
  readonly find: (value: string, setting: SettingName) => FaultWords | null;
}[] = [
  {
    id: 'secret',
    find: (value) =>
      isSecret(value)
        ? {
            what: 'holds a secret (not shown here)',
            why: 'every page and every script of the card would publish it',
            cure: 'Write the public value, and revoke the secret where it has been stored with this one',
          }
        : null,
  },
  {
    id: 'placeholder',
    find: (value, setting) => {
      const found = placeholderIn(value);
      if (found === null) return null;
      return {
        what: found === value ? 'is a placeholder' : `has a placeholder in it, "${found}"`,
        why: 'it stands in an example in place of your own',
        cure: isRequired(setting) ? 'Write the real one' : 'Write the real one, or leave the setting out',
      };
    },
  },
  {
    id: 'emulator-in-live-build',
    find: (_value, setting) =>
      setting.endsWith('_EMULATOR')
        ? {
            what: 'names an emulator',
            why: 'visitors would be signed in by what runs on their own machine',
            cure: 'Remove the line: it is for development alone',
            isToGo: true,
          }
        : null,
  },
  {
    id: 'local-address',
    find: (value, setting) => {
      const host = holdsHost(setting) ? hostIn(value) : null;
      return host !== null && isLocal(host)
        ? {
            what: 'is an address that only this machine or network knows',
            why: 'visitors would look for it on their own',
            cure: 'Write the public address, with a domain',
          }
        : null;
    },
  },
];

const holdsHost = (setting: SettingName): boolean => /_(?:URL|ORIGINS?|DOMAIN)$/.test(setting);
