import type { PlainFields } from '../../../services/firestore-values.ts';

const day = (number: number, time = '00:00:00Z'): Date =>
  new Date(`2026-11-${String(number).padStart(2, '0')}T${time}`);

/** A person who has data in every place and field that the card, the commands and Google store. */
export const examplePerson = {
  uid: 'asha-uid',
  records: {
    'user_profiles/asha-uid': {
      uid: 'asha-uid',
      email: 'asha@patiltraders.example',
      displayName: 'Asha Pāṭil',
      phone: '+919876543210',
      signupMethod: 'google.com',
      emailVerified: true,
      createdAt: day(3),
      updatedAt: day(4),
    },
    'user_profiles/asha-uid/consents/2026-11-23': {
      notice: '2026-11-23',
      terms: '2026-11-22',
      language: 'hi',
      button: 'google',
      kind: 'given',
      recordedAt: day(3),
    },
    'user_profiles/asha-uid/consents/2025-01-01': { kind: 'told' },
    'provision_requests/asha-uid': {
      uid: 'asha-uid',
      companyName: 'पाटिल ट्रेडर्स & Sons',
      suggestedCompanyId: 'sons-asha-u',
      status: 'rejected',
      requestedAt: day(3),
      takenAt: day(5),
      takenBy: 'Ravi',
      doneAt: day(6),
      rejectedAt: day(7),
      rejectReason: 'Asked twice',
    },
    'account_requests/asha-uid': {
      uid: 'asha-uid',
      kind: 'close',
      language: 'hi',
      status: 'closed',
      requestedAt: day(3),
      takenAt: day(8),
      closedAt: day(9),
    },
    'session_handoffs/first': handoff('asha-uid'),
    'session_handoffs/second': handoff('asha-uid'),
  } satisfies Readonly<Record<string, PlainFields>>,
  account: {
    localId: 'asha-uid',
    email: 'asha@patiltraders.example',
    emailVerified: true,
    displayName: 'Asha Patil',
    photoUrl: 'https://pictures.example/asha',
    phoneNumber: '+919876500000',
    createdAt: String(day(3).getTime()),
    lastLoginAt: String(day(8).getTime()),
    providerUserInfo: [
      { providerId: 'google.com', rawId: 'google-asha', email: 'asha@patiltraders.example', displayName: 'Asha Patil' },
    ],
  },
} as const;

/** Another person with a similar name, whose data must never change. */
export const similarExamplePerson = {
  uid: 'asha-uid-2',
  records: {
    'user_profiles/asha-uid-2': {
      uid: 'asha-uid-2',
      email: 'asha@patiltraders.example.net',
      displayName: 'Asha',
      phone: '+919876543211',
      signupMethod: 'password',
      emailVerified: false,
      createdAt: day(3),
      updatedAt: day(3),
    },
    'provision_requests/asha-uid-2': {
      uid: 'asha-uid-2',
      companyName: 'Asha & Asha',
      suggestedCompanyId: 'asha-asha-asha-u',
      status: 'pending',
      requestedAt: day(3),
    },
    'session_handoffs/third': handoff('asha-uid-2'),
  } satisfies Readonly<Record<string, PlainFields>>,
  account: { localId: 'asha-uid-2', email: 'asha@patiltraders.example.net', displayName: 'Asha' },
} as const;

function handoff(uid: string): PlainFields {
  return { uid, box: new Uint8Array([1, 2, 3]), createdAt: day(9), expiresAt: day(10) };
}
