/** Wallets of phones that a provider's page accepts, by the names that they have in every language. */
export const payWallets = { applePay: 'Apple Pay', googlePay: 'Google Pay' } as const

export type PayWallet = keyof typeof payWallets
export const payWalletNames = Object.keys(payWallets) as [PayWallet, ...PayWallet[]]
