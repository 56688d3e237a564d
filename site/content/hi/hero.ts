import type { Catalogue } from '../catalogue.ts';

/** The landing page's hero: its built-in defaults. */
export const hero: Catalogue['hero'] = {
  title: 'आपकी दुकान का हिसाब, पहले बिल से ही पक्का।',
  highlight: 'पहले बिल से ही',
  subtitle: 'GST इनवॉइस, पार्टी का बकाया और रिमाइंडर एक ही जगह। फ़ोन पर, काउंटर पर और ऑफ़लाइन भी। हिन्दी और अंग्रेज़ी में।',
  primaryCtaText: 'मुफ़्त ट्रायल शुरू करें',
  secondaryCtaText: 'डेमो देखें',
};
