import { createHash } from 'node:crypto';
import { type Language, languageCodes } from '../../account/languages.ts';
import { listCardOrigins } from '../base/site-env.ts';
import { brand } from '../brand.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { cardScriptPath } from '../components/sign-in-card.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  colourRuleFile,
  componentGenerators,
  type GeneratorBuildInfo,
  type GeneratorValues,
  generatePolicy,
  generateSnippet,
} from './generate-snippet.ts';
import {
  createAttributeControls,
  createColourControls,
  type GeneratorControl,
  readCardColours,
} from './generator-controls.ts';

/** The generator's texts, in English like the guide. */
const text = {
  lead: 'Turn the knobs: snippet, policy and preview follow.',
  release: {
    legend: 'Release',
    pinned: 'Exact, checked by its hashes (recommended)',
    moving: 'Always the current one',
  },
  unset: 'default',
  more: 'All other attributes, and files on your own host',
  folder: 'folder of the files',
  colours: 'Colours of your own',
  coloursNote: 'Each as #rrggbb; what stays empty has the colour of the theme, day or night.',
  lowContrast: 'Hard to read: WCAG 2.2 asks for 4.5:1. Choose a ground and its texts together, or set one theme.',
  wrongColour: 'Write these colours as #rrggbb:',
  rule: 'The same colours as a stylesheet: for React and Next.js the file beside the component, for HTML where your policy forbids style attributes (style-src-attr; the policy above allows them).',
  policy: 'Content-Security-Policy (a page of its own files and the card)',
  preview: 'The card',
  previewNote: 'For looks alone: it takes no input here.',
  loading: 'It appears when you turn a knob.',
  noPreview: 'This browser is too old to show the card here without letting you type into it.',
  refused: 'Fix this before you copy:',
  failed: 'A part of the generator could not be loaded. Please reload the page.',
  noScript: 'The knobs need scripts. Without them the lines above are those of the recommended snippet.',
} as const;

/** The text of the link inside the card's tag, by language. Browsers display the link if scripts are off. */
export const fallbackLinkTexts = Object.fromEntries(
  languageCodes.map((code) => [code, catalogues[code].login.fromElsewhere]),
) as Record<Language, string>;

/**
 * The generator's controls and its initial output. Its script loads at the first touch. The element is not a form, so
 * nothing is submitted.
 */
export function SnippetGenerator() {
  useStyles('details', 'generator');
  const { env, release } = useSiteContext();
  const place: GeneratorBuildInfo = {
    ...listCardOrigins(env),
    fallback: fallbackLinkTexts,
    packageName: brand.packageName,
  };
  const attributes = { 'app-url': env.appUrl, 'cookie-domain': env.cookieDomain };
  const choice: GeneratorValues = { kind: 'pinned', attributes, folder: '' };
  const knobs = createAttributeControls(env.cookieDomain.replace(/^\./, ''));
  const { html, inline = '' } = generateSnippet(choice, place, release);
  return (
    <div className="generator">
      <p>{text.lead}</p>
      <div className="knobs" data-generator={JSON.stringify({ place, card: cardScriptPath, looks: readCardColours() })}>
        <fieldset>
          <legend>{text.release.legend}</legend>
          {(['pinned', 'moving'] as const).map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === choice.kind} /> {text.release[kind]}
            </label>
          ))}
        </fieldset>
        <KnobField knob={{ name: 'framework', example: '', words: Object.keys(componentGenerators) }} />
        {knobs.usual.map((knob) => (
          <KnobField key={knob.name} knob={knob} value={attributes[knob.name as keyof typeof attributes]} />
        ))}
        <details>
          <summary>{text.colours}</summary>
          <p>{text.coloursNote}</p>
          <div className="knobs">
            {createColourControls().map(({ knob, meaning }) => (
              <KnobField key={knob.name} knob={knob} meaning={meaning} />
            ))}
          </div>
          <p
            id="colour-problems"
            className="refusals"
            role="status"
            data-wrong={text.wrongColour}
            data-low={text.lowContrast}
          />
        </details>
        <details>
          <summary>{text.more}</summary>
          <div className="knobs">
            {knobs.more.map((knob) => (
              <KnobField key={knob.name} knob={knob} />
            ))}
            <label>
              {text.folder}
              <input type="text" name="folder" placeholder={knobs.folder} {...plainText} />
            </label>
          </div>
        </details>
      </div>
      <p className="generator-failed" role="alert" hidden>
        {text.failed}
      </p>
      <CodeBlock title="HTML" text={html} />
      <CodeBlock
        title={text.policy}
        text={generatePolicy(choice, place, createHash('sha256').update(inline).digest('base64'))}
      />
      <div className="colour-rule" hidden>
        <p>{text.rule}</p>
        <CodeBlock title={colourRuleFile} text="" />
      </div>
      <p>
        <strong>{text.preview}.</strong> {text.previewNote} <span data-waiting>{text.loading}</span>
      </p>
      <p id="refusals" className="refusals" role="status" data-words={text.refused} />
      <div className="preview" data-too-old={text.noPreview} />
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
    </div>
  );
}

const plainText = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

function KnobField({
  knob: { name, example, words },
  value,
  meaning,
}: {
  readonly knob: GeneratorControl;
  readonly meaning?: string;
  readonly value?: string | undefined;
}) {
  const label = <code translate="no">{name}</code>;
  const id = `knob-${name}`;
  // If the `<label>` contained the `<select>`, the options would become part of the field's accessible name.
  return words ? (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} autoComplete="off">
        <option value="">{text.unset}</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </div>
  ) : (
    <label>
      {label} {meaning}
      <input type="text" name={name} defaultValue={value} placeholder={example} {...plainText} />
    </label>
  );
}
