import type { appCheckFailures as english } from '../en/app-check-failures.ts';

export const appCheckFailures: typeof english = {
  notConfirmed: 'Google इस पेज और ब्राउज़र की पुष्टि नहीं कर सका। कृपया फिर से कोशिश करें, या हमारी अपनी साइट पर साइन इन करें।',
};
