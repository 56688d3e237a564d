import type { Question } from './ask-google.ts';
import type { Context } from './context.ts';
import { type Finding, notChecked } from './finding.ts';
import { withSettings } from './with-settings.ts';

/** Looks at what only the owner's credentials show; without them says what it takes. */
export function withCredentials(
  context: Context,
  question: Question,
  find: (token: string, project: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { id, subject, why } = question;
  return withSettings(
    context,
    question,
    ['VITE_FIREBASE_PROJECT_ID'],
    async ({ VITE_FIREBASE_PROJECT_ID: project }) => {
      const open = (because: string, cure: string): readonly Finding[] => [
        notChecked(id, { what: `${subject}: ${because}`, why, cure }),
      ];
      if (!context.hasCredentials) {
        const cure =
          'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account that may look at the project';
        return open('that takes credentials', cure);
      }
      let token: string;
      try {
        token = await context.accessToken();
      } catch (error) {
        const [because = ''] = (error as Error).message.split('. ');
        return open(because, 'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of another service account');
      }
      return find(token, project);
    },
  );
}
