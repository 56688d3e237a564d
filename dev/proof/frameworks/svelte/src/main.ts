import { mount } from 'svelte';
import SignUpCard from './sign-up-card.svelte';

mount(SignUpCard, { target: document.body });
