import { bootstrapApplication } from '@angular/platform-browser';
import { SignUpCard } from './sign-up-card';

bootstrapApplication(SignUpCard);
