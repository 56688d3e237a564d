import type { NextConfig } from 'next';

// The lock file of the repository around this project would else be taken for its own.
const config: NextConfig = { turbopack: { root: __dirname } };

export default config;
