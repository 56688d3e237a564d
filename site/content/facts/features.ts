/** The six cards of the features page, in the order of their display. */
export const featureIds = ['dashboard', 'sales', 'purchases', 'payments', 'reports', 'parties'] as const;
export type FeatureId = (typeof featureIds)[number];
