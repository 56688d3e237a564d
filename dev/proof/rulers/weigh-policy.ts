import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Finding } from './finding.ts';

/** What Google's csp_evaluator holds against a Content Security Policy, with all of its default checks. */
export function weighPolicy(policy: string): readonly Finding[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, type, directive, value, description }) => ({
      rule: `${Severity[severity]} ${Type[type]}`,
      where: `${directive} ${value ?? ''}`.trim(),
      says: description,
    }));
}
