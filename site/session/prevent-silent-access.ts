/** Has the browser give no page of ours a saved password without asking its owner. Where it keeps none: nothing. */
export async function preventSilentAccess(): Promise<void> {
  if (!('PasswordCredential' in window)) return;
  // Nothing of ours asks silently, so a refusal changes nothing.
  await navigator.credentials.preventSilentAccess().catch(() => undefined);
}
