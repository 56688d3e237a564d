import { SignUpCard } from './sign-up-card';

export default function Page() {
  return <SignUpCard />;
}
