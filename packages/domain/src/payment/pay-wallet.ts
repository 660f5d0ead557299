/**
 * Wallets of phones that a provider's page accepts, by the names that they have in every language.
 * Apple and Google pay with a card, Bizum from the guest's bank account.
 */
export const payWallets = { applePay: 'Apple Pay', googlePay: 'Google Pay', bizum: 'Bizum' } as const

export type PayWallet = keyof typeof payWallets
export const payWalletNames = Object.keys(payWallets) as [PayWallet, ...PayWallet[]]
