import { createGoogleLinks } from './create-google-link.ts'
import type { Wallets } from './wallet.ts'

interface WalletSettings {
  readonly applePassFolder: string | undefined
  readonly googleWallet: { readonly issuer: string; readonly keyFile: string } | undefined
}

/** Reads certificates and keys once, at the start. */
export async function loadWallets({ applePassFolder, googleWallet }: WalletSettings): Promise<Wallets> {
  return {
    ...(applePassFolder && { apple: await loadAppleWallet(applePassFolder) }),
    ...(googleWallet && { google: await createGoogleLinks(googleWallet) }),
  }
}

/** The library for Apple's passes takes a tenth of a start, and most hotels have no such pass. */
async function loadAppleWallet(folder: string): Promise<NonNullable<Wallets['apple']>> {
  const { createApplePasses } = await import('./create-apple-pass.ts')
  return createApplePasses(folder)
}
