import tokensCss from '../tokens.css?inline';
import cardCss from '../ui/card.css?inline';

/** The styles of the first paint. */
export const firstCss = tokensCss + cardCss;
