// short because it is one key.

/** Fits the key that demo builds bake in (dev/build/build-settings.ts): it withdraws nothing that anybody was given. */
export const demoWithdrawalSecret = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNE4GaVihFW1i3Oyk
Sgl3DhfDJtobxV+ZckkF5zidkIuhRANCAASvXUPy2LzG03x7p+ZP6eleA5vczEnG
HaobDoFwnLyfSW1eVMW3tBsXVyy2L3rt5ghE2x+hu6muwJ+dKL1bfc7T
-----END PRIVATE KEY-----
`;
