import { fireEvent } from '@testing-library/react';
import type { PendingCall, ScriptedReplies } from '../../../widget/adapters/fakes/scripted-replies.ts';
import type { ModelCard } from './model-card.tsx';
import { type CallFailure, type ModelStep, type VisitorControl, validTexts, visitorControls } from './model-step.ts';

/** Takes one step. `pending` has the calls whose answers come in later steps. */
export async function takeModelStep(card: ModelCard, step: ModelStep, pending: PendingCall[]): Promise<void> {
  const { ports } = card;
  switch (step.do) {
    case 'type': {
      const input = card.box.querySelector<HTMLInputElement>(`input[name=${step.field}]`);
      if (input) await card.happens(() => fireEvent.input(input, { target: { value: step.text } }));
      return;
    }
    case 'fill in': {
      for (const [field, text] of Object.entries(validTexts[step.whom])) {
        const input = card.box.querySelector<HTMLInputElement>(`input[name=${field}]`);
        if (input) await card.happens(() => fireEvent.input(input, { target: { value: text } }));
      }
      return;
    }
    case 'press': {
      const control = find(card, step.control);
      if (control === null) return;
      await card.happens(() => {
        control.focus();
        control.click();
        if (step.twice) control.click();
      });
      return;
    }
    case 'focus': {
      const stops = card.box.querySelectorAll<HTMLElement>('input, button');
      await card.happens(() => stops[step.nth % stops.length]?.focus());
      return;
    }
    case 'check': {
      const check = ports.humanCheck.checks.at(-1);
      await card.happens(() => check?.[step.how]());
      return;
    }
    case 'fault of auth':
      return scriptFault(ports.auth.script, step.method, step.fault, pending);
    case 'fault of store':
      return scriptFault(ports.store.script, step.method, step.fault, pending);
    case 'answer a pending call': {
      const call = pending.shift();
      await card.happens(() => (step.fails ? call?.fail('auth/network-request-failed') : call?.release()));
      return;
    }
    case 'wait':
      return card.happens(() => ports.clock.advance(step.ms));
    case 'SMS arrives':
      return card.happens(() => card.tools.receiveCode(step.code));
    case 'page keeps its visitor':
      ports.host.preventsRedirect = step.on;
      return;
    case 'change language':
      return card.happens(() => card.changeLanguage(step.language));
    case 'reset':
      return card.happens(card.reset);
    case 'remove and insert':
      return card.happens(card.removeAndInsert);
    case 'return with Back':
      return card.happens(card.pageRestored);
  }
}

function find({ box, messages }: ModelCard, control: VisitorControl): HTMLElement | null {
  const name = visitorControls[control]?.(messages);
  if (name === undefined)
    return box.querySelector(control === 'submit' ? 'button[type=submit]' : '.human-check button');
  return [...box.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name) ?? null;
}

function scriptFault<Method extends string>(
  script: ScriptedReplies<Method>,
  method: Method,
  fault: CallFailure,
  pending: PendingCall[],
): void {
  switch (fault.how) {
    case 'fails':
      script.failNext(method, fault.code);
      return;
    case 'loses its reply':
      script.loseReply(method, fault.code);
      return;
    case 'breaks':
      script.breakNext(method, new TypeError('not what was promised'));
      return;
    case 'is pending':
      pending.push(script.hold(method));
  }
}
