/**
 * Data that the build of commit c99b5258 (27 November 2026) wrote in Chromium, read unchanged from its storage. Only a
 * visitor's tokens, ids and times are left out; `old-stored-data.spec.ts` adds them.
 */
export const oldStoredShop = {
  sellerName: 'Patil Traders',
  sellerAddress: '',
  sellerPhone: '',
  sellerGstin: '27BBBBB0000B1ZT',
  sellerState: '',
  sellerScheme: 'regular',
  sellerUpi: 'patil@okbank',
  prices: 'plusTax',
  terms: '',
  id: '1663278417-3159411532',
  last: '0142',
  by: '',
  columns: {},
  version: 2,
};

export const oldStoredBill = {
  draft: {
    head: {
      sellerName: 'Patil Traders',
      sellerAddress: '',
      sellerPhone: '',
      sellerGstin: '27BBBBB0000B1ZT',
      sellerState: '',
      sellerScheme: 'regular',
      sellerUpi: 'patil@okbank',
      buyerName: 'Hari',
      buyerAddress: '',
      buyerPhone: '',
      buyerGstin: '',
      buyerState: '',
      buyerCountry: '',
      buyerDelivery: '',
      supply: 'domestic',
      placeOfSupply: '',
      number: '0142',
      date: '2026-11-27',
      prices: 'plusTax',
      received: '',
      terms: '',
      copies: '',
      paper: '',
    },
    items: [
      {
        key: 1,
        name: 'Ghee',
        hsn: '',
        quantity: '2',
        unit: 'KGS',
        rate: '640',
        discount: '',
        discountIn: 'percent',
        gst: '5',
      },
    ],
  },
  of: '1663278417-3159411532',
  day: '2026-11-27',
  version: 2,
};

/** The visitor had answered that the unknown column "Foo" contains what the parties owe. */
export const oldStoredDebts = {
  lines: 'Party\tFoo\nSharma Stores\t12500\nRavi\t300',
  answers: { 'column:Foo': 'owed' },
  edits: {},
  added: [],
  same: {},
  version: 2,
};

/**
 * Entries of the object store `session` in the database `acct` by key. The records in `unwritten` were not in Firestore
 * yet.
 */
export const oldSessionDatabase = {
  version: 1,
  session: {
    key: 0,
    value: { companyId: 'patil-traders-twNnsf', projectId: 'demo-acct', language: 'en' },
  },
  lastMethod: { key: 1, value: 'password' },
  unwritten: {
    key: 2,
    value: {
      profile: { displayName: 'Asha Patil', phone: '+919876543210' },
      companyName: 'Patil Traders',
      shown: {
        editions: { notice: '2026-11-23', terms: '2026-11-23' },
        language: 'hi',
        button: 'sign-up',
        kind: 'given',
      },
      projectId: 'demo-acct',
    },
  },
};
