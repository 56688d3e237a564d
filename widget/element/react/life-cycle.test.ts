import { expect, test } from 'vitest';
import { readCardConfig } from '../../core/card-config.ts';
import type { ParsedAttributes } from '../parse-attributes.ts';
import { advanceLifeCycle, getStateForReplacement, type LifeCycleEvent, type LifeCycleState } from './life-cycle.ts';

const config = readCardConfig({}, { language: 'en', url: 'https://www.acct.example/' }, {}).config;
const reading: ParsedAttributes = { config, problems: [], usable: true, backend: 'one' };
const problem = { code: 'config/app-url', attribute: 'app-url', value: 'x', fatal: true } as const;
const unusable: ParsedAttributes = { ...reading, problems: [problem], usable: false };
const withConfig = (more: Partial<ParsedAttributes['config']>): ParsedAttributes => ({
  ...reading,
  config: { ...config, ...more },
});
const elsewhere: ParsedAttributes = { ...reading, backend: 'two' };

const read = { reading, usable: reading };
const form = '0 signup';

/** An example of every state of a card's life cycle, some in two variants. */
const states = {
  painted: { name: 'painted', ...read, stay: 0, pending: {} },
  sent: { name: 'painted', ...read, stay: 0, pending: { submitted: true, announced: true } },
  drawing: { name: 'drawing', ...read, stay: 1, pending: { interacted: true } },
  live: { name: 'live', ...read, stay: 1, submitted: null },
  refused: { name: 'live', reading: unusable, usable: reading, stay: 1, submitted: form },
  away: { name: 'away', ...read, stay: 1, pending: { interacted: true } },
  ended: { name: 'ended', ...read, stay: 1 },
} satisfies Record<string, LifeCycleState>;

const drawn = { type: 'drawn', isOnPage: true, hasSentRequest: false } as const;
const left = { type: 'left', isActive: true, hasSentRequest: false } as const;
const configured = (next: ParsedAttributes): LifeCycleEvent => ({ type: 'configured', reading: next });
const events: Record<string, LifeCycleEvent> = {
  drawn,
  'drawn-off-page': { ...drawn, isOnPage: false },
  'drawn-off-page-asked': { ...drawn, isOnPage: false, hasSentRequest: true },
  configured: configured(reading),
  'configured-tab': configured(withConfig({ tab: 'signin' })),
  'configured-language': configured(withConfig({ language: 'hi' })),
  'configured-theme': configured(withConfig({ theme: 'dark' })),
  'configured-app-url': configured(withConfig({ appUrl: 'https://other.example' })),
  'configured-unusable': configured(unusable),
  'configured-backend': configured(elsewhere),
  moved: { type: 'moved', reading },
  'moved-unusable': { type: 'moved', reading: unusable },
  'moved-language': { type: 'moved', reading: withConfig({ language: 'hi' }) },
  'moved-backend': { type: 'moved', reading: elsewhere },
  left,
  'left-asked': { ...left, hasSentRequest: true },
  pressed: { type: 'pressed', form },
  'flow-started': { type: 'flowStarted' },
  ended: { type: 'ended' },
};

/** Maps each effect to the letter that stands for it in the table. */
const letters = Object.fromEntries(
  `reportProblems=r announce=a followStore=f validate=j limitRefusal=l endRefusal=e selectTab=t prefill=p setLanguage=g
  renewCheck=c activate=i activateIfFocused=k submit=s suspend=x dropWork=w resume=b release=z draw=d drawAtOnce=o
  detach=h replace=n unmount=m`
    .split(/\s+/)
    .map((pair) => pair.split('=')),
);

/**
 * Each cell contains the next state, followed by the letters of the effects. The state is written as its first letter,
 * as `~` for another object of the same state, or as `.` for the same object.
 */
const expected = `
                        painted  sent    drawing  live     refused   away      ended
  drawn                 Lrfjak   Lfjis   Lrfjai   .        .         .         .
  drawn-off-page        Ahxw     Ahxw    Ahxw     .        .         .         .
  drawn-off-page-asked  Ahx      Ahx     Ahx      .        .         .         .
  configured            .        .       ~jpd     ~jpd     ~rejapd   .         .
  configured-tab        .        .       ~jtpd    ~jtpd    ~rejatpd  .         .
  configured-language   .        .       ~jpgcd   ~jpgcd   ~rejapgcd .         .
  configured-theme      .        .       ~jpcd    ~jpcd    ~rejapcd  .         .
  configured-app-url    .        .       ~jpd     ~rjpd    ~rejapd   .         .
  configured-unusable   .        .       ~ljpd    ~rljpd   ~jpd      .         .
  configured-backend    .        .       Enz      Enz      Enz       .         .
  moved                 .c       .c      .c       .c       .c        Djpbo     .
  moved-unusable        .c       .c      .c       .c       .c        Dljpbo    .
  moved-language        .c       .c      .c       .c       .c        Djpgcbo   .
  moved-backend         .c       .c      .c       .c       .c        Emz       .
  left                  .        .       Ahxw     Ahxw     Ahxw      .         .
  left-asked            .        .       Ahx      Ahx      Ahx       .         .
  pressed               .        .       .        ~        ~         .         .
  flow-started          .        .       .        ~        ~         .         .
  ended                 Emz      Emz     Emz      Emz      Emz       Emz       .
`;
const [columns = [], ...rows] = expected
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

test('the table of the life cycle has a row for each event and a column for each state', () => {
  expect(columns).toEqual(Object.keys(states));
  expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
});

/** Returns `.` for an unchanged state, `~` if only its data changed, and otherwise the first letter of its new name. */
function stateMark(before: LifeCycleState, after: LifeCycleState): string {
  if (after === before) return '.';
  return after.name === before.name ? '~' : after.name.slice(0, 1).toUpperCase();
}

test.each(rows)(
  'the event %s leads to the states and effects in the table of the life cycle',
  (event = '', ...cells) => {
    const outcomes = Object.values(states).map((before: LifeCycleState) => {
      const [after, effects] = advanceLifeCycle(Object.freeze(before), events[event] as LifeCycleEvent);
      return stateMark(before, after) + effects.map((effect) => letters[effect]).join('');
    });
    expect(outcomes).toEqual(cells);
  },
);

test.each<[keyof typeof states, LifeCycleEvent[], ReturnType<typeof getStateForReplacement>]>([
  ['sent', [], { submitted: true, announced: true }],
  ['sent', [{ ...drawn, isOnPage: false }], { submitted: true, announced: true }],
  ['sent', [drawn], { submitted: false, announced: true }],
  ['live', [{ type: 'pressed', form }], { submitted: true, announced: true }],
  ['live', [{ type: 'pressed', form: '0 signin' }], { submitted: false, announced: true }],
  ['live', [{ type: 'pressed', form: null }], { submitted: false, announced: true }],
  ['refused', [{ type: 'flowStarted' }], { submitted: false, announced: false }],
  ['live', [left], { interacted: true }],
  ['live', [left, { type: 'moved', reading }, left], { interacted: true }],
  ['refused', [{ type: 'ended' }], {}],
])(
  'a card that begins in the state %s and receives the events %j passes the state %j to the next card',
  (name, all, pending) => {
    const life = all.reduce<LifeCycleState>((before, event) => advanceLifeCycle(before, event)[0], states[name]);
    expect(getStateForReplacement(life, form)).toEqual(pending);
  },
);

test('the card counts each insertion into the page, and applies the newest attributes', () => {
  const [back] = advanceLifeCycle(states.away, { type: 'moved', reading: unusable });
  expect(back).toEqual({ ...states.drawing, reading: unusable, stay: 2 });
  expect(advanceLifeCycle(back, configured(reading))[0]).toMatchObject({ reading, stay: 2 });
  expect(advanceLifeCycle(states.live, configured(elsewhere))[0]).toEqual({ ...states.ended, reading });
});
