import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from './card-page.ts';

test('three visitors sign up in a row on one card: nothing is lost, nothing crossed', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  // The page keeps its visitors, and offers the card to the next one.
  await card.root.evaluate((element) =>
    element.addEventListener('acct-authenticated', (event) => event.preventDefault()),
  );
  const uids = new Set<unknown>();
  for (const index of [0, 1, 2]) {
    const own = { name: `Visitor ${index}`, email: `${index}-${visitor.email}`, password: `kalam-kagaz-${index}` };
    await card.fillSignUp(own, { company: `Shop ${index} & Sons` });
    await card.waitForTestCheck();
    await card.createAccount();
    const arrivals = async () => (await card.events()).filter(({ type }) => type === 'acct-authenticated');
    await expect.poll(async () => (await arrivals()).length).toBe(index + 1);
    const { uid, companyId } = (await arrivals())[index]?.detail ?? {};
    expect(companyId).toBe(`shop-${index}-sons-${`${uid}`.slice(0, 6)}`);
    const account = { localId: uid, displayName: own.name };
    expect(await backend.accounts(own.email)).toMatchObject([account]);
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ uid, email: own.email });
    expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ suggestedCompanyId: companyId });
    expect((await backend.oobCodes(own.email)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
    uids.add(uid);
    await card.root.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  }
  expect(uids.size).toBe(3);
});
