import type { Article } from '../../article.ts';

/** Open roles. */
export const careers: Article = {
  intro: 'अभी कोई पद खाली नहीं है।',
  sections: [
    {
      heading: 'जब होगा',
      blocks: [
        'तब वह काम, जगह और वेतन के साथ इसी पेज पर लिखा होगा। हम पहले से आवेदन जमा नहीं करते।',
        { link: '/about', label: 'हम क्या बनाते हैं' },
      ],
    },
  ],
};
