import type { RulesRequest } from '../rules-request.ts';

/** The requests of a table, by their titles, which all get the same answer. */
export const answered = (
  answer: RulesRequest['answer'],
  requests: Readonly<Record<string, Omit<RulesRequest, 'title' | 'answer'>>>,
): readonly RulesRequest[] => Object.entries(requests).map(([title, request]) => ({ ...request, title, answer }));
