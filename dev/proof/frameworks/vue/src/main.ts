import { createApp } from 'vue';
import SignUpCard from './sign-up-card.vue';

createApp(SignUpCard).mount('body');
