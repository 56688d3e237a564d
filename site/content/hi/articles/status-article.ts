import type { Article } from '../../article.ts';

export const statusArticle: Article = {
  intro: 'लाइव स्टेटस पेज अभी नहीं है।',
  sections: [
    {
      heading: 'क्या करें',
      blocks: [
        {
          steps: [
            'यह साइट किसी और कनेक्शन पर खोलें, जैसे मोबाइल डेटा पर। वहां खुले, तो दिक्कत आपके पहले नेटवर्क में है।',
            'साइन इन Google की मदद से चलता है। google.com भी न खुले, तो थोड़ी देर बाद कोशिश करें।',
            'फिर भी न चले? कस्टमर केयर को लिखें: कब हुआ, और क्या दिखा।',
          ],
        },
        { facts: ['supportEmail', 'supportPhone', 'supportHours'] },
        { link: '/help', label: 'साइन इन में मदद' },
      ],
    },
  ],
};
