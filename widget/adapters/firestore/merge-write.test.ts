import { expect, test } from 'vitest';
import { serverTime } from '../../core/account-records.ts';
import { mergeWrite } from './merge-write.ts';

test('a record becomes one merge: its fields named, its times left to the server', () => {
  const record = { uid: 'u1', email: null, emailVerified: false, updatedAt: serverTime };
  expect(mergeWrite('documents/user_profiles/u1', record)).toEqual({
    update: {
      name: 'documents/user_profiles/u1',
      fields: { uid: { stringValue: 'u1' }, email: { nullValue: null }, emailVerified: { booleanValue: false } },
    },
    updateMask: { fieldPaths: ['uid', 'email', 'emailVerified'] },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  });
});

test('what no record of ours holds is refused, not guessed at', () => {
  expect(() => mergeWrite('documents/x/y', { count: 3 })).toThrow(TypeError);
});
