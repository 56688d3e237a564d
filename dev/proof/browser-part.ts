import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestRun } from '../e2e/test-run.ts';
import { printTable } from '../print-table.ts';
import { readBrowserTests, reportFile } from '../test-steps/browser-report.ts';
import { browserStep } from '../test-steps/browser-step.ts';
import { runTool } from '../test-steps/run-tool.ts';
import { drawSample } from './draw-sample.ts';
import type { ProofPart } from './proof-part.ts';
