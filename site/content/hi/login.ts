import { brand } from '../../brand.ts';
import type { Catalogue } from '../catalogue.ts';

/** The page around the sign-up and sign-in card. */
export const login: Catalogue['login'] = {
  heading: `${brand.name} में साइन इन करें`,
  backToHome: 'होम पर वापस जाएं',
  fallback: 'अगर फ़ॉर्म यहां न दिखे, तो',
  fallbackLink: 'ऐप के अपने पेज पर साइन इन करें',
  late: 'फ़ॉर्म पूरी तरह लोड नहीं हुआ है, इसलिए अभी काम नहीं करेगा।',
  lateReload: 'पेज दोबारा लोड करें',
  lateOr: 'या',
  promises: ['3 महीने मुफ़्त, सभी सुविधाएं', 'क्रेडिट कार्ड की ज़रूरत नहीं', 'जब चाहें रद्द करें'],
};
