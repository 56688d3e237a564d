import { createFakeCard, type FakeCard, type FakeCardOptions } from './create-fake-card.ts';

/** What is typed into Sign Up; the first account of the fakes has the id `Uid001xyzXYZ`. */
export const newcomer = {
  name: 'Asha',
  company: 'Sharma Traders',
  email: 'asha@example.com',
  newPassword: 'secret1',
} as const;

/** A card on which the newcomer has pressed "Create Account", once all that follows is done. `prepare`: before the press. */
export async function signedUpCard(
  options: FakeCardOptions = {},
  prepare: (card: FakeCard) => void = () => undefined,
): Promise<FakeCard> {
  const card = createFakeCard(options);
  card.type(newcomer);
  prepare(card);
  await card.flows.signUp();
  return card;
}
