import { createApplePasses } from './create-apple-pass.ts'
import { createGoogleLinks } from './create-google-link.ts'
import type { Wallets } from './wallet.ts'

interface WalletSettings {
  readonly applePassFolder: string | undefined
  readonly googleWallet: { readonly issuer: string; readonly keyFile: string } | undefined
}

/** Reads certificates and keys once, at the start. */
export async function loadWallets({ applePassFolder, googleWallet }: WalletSettings): Promise<Wallets> {
  return {
    ...(applePassFolder && { apple: await createApplePasses(applePassFolder) }),
    ...(googleWallet && { google: await createGoogleLinks(googleWallet) }),
  }
}
