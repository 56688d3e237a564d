import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import { setResponsiveTimeout } from '../../core/chunk-timeout.ts';
import { type CardInstanceData, hasCardEnded } from './card-instance-data.ts';

/** Requests a new check, and mounts it once its chunk has loaded. */
export function mountHumanCheck(card: CardInstanceData): void {
  const { store, cleanups } = card;
  store.dispatch({ type: 'humanCheckRequested' });
  const { generation } = store.getState().humanCheck;
  cleanups.checkLimit?.();
  cleanups.checkLimit = setResponsiveTimeout(visitorRequestTimeLimit, () => {
    if (store.getState().humanCheck.phase === 'loading') reportHumanCheckFailure(card);
  });
  card.work().then(
    ({ flows }) => {
      if (store.getState().humanCheck.generation === generation) flows.humanCheck.mount();
    },
    () => reportHumanCheckFailure(card),
  );
}

/** Mounts an unsolved check again, in the new language, theme or size of the card. A solved check stays. */
export function remountUnsolvedHumanCheck(card: CardInstanceData): void {
  const { phase } = card.store.getState().humanCheck;
  if (phase !== 'placeholder' && phase !== 'solved') mountHumanCheck(card);
}

/** Reports that the human check has failed, or that its chunk could not be loaded. */
export function reportHumanCheckFailure(card: CardInstanceData): void {
  if (hasCardEnded(card)) return;
  const { generation } = card.store.getState().humanCheck;
  const fault = card.work.loaded() ? null : 'partNotLoaded';
  card.store.dispatch({ type: 'humanCheckFailed', generation, fault });
}
