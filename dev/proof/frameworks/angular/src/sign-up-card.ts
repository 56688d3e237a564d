import '@acct/auth-card';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

@Component({
  selector: 'app-sign-up-card',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="language.set(language() === 'en' ? 'hi' : 'en')">
      {{ language() === 'en' ? 'हिन्दी' : 'English' }}
    </button>
    <acct-auth-card
      app-url="https://app.acct.example"
      cookie-domain=".acct.example"
      [attr.lang]="language()"
      (acct-authenticated)="greet($event)"
    />
    <p role="status">{{ greeting() }}</p>
  `,
})
export class SignUpCard {
  readonly language = signal<'en' | 'hi'>('en');
  readonly greeting = signal('');

  greet({ detail }: HTMLElementEventMap['acct-authenticated']) {
    this.greeting.set(detail.isNewUser ? 'Welcome!' : 'Welcome back!');
  }
}
