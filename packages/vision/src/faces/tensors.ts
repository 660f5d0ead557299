/** The manifest of a weights file, in TensorFlow.js format. */
export interface Manifest {
  readonly weights: readonly {
    readonly name: string
    readonly shape: readonly number[]
    /** For quantised weights, which are bytes: each is `byte * scale + min`. */
    readonly quantization?: { readonly dtype: string; readonly scale: number; readonly min: number }
  }[]
}

export interface Tensor {
  readonly shape: readonly number[]
  readonly values: Float32Array
}

export type Tensors = (name: string) => Tensor

/** Parses the named weights of a network; throws if the file does not match its manifest. */
export function parseTensors([manifest]: readonly Manifest[], file: ArrayBuffer): Tensors {
  const all = new Map<string, Tensor>()
  let at = 0
  for (const { name, shape, quantization } of manifest?.weights ?? []) {
    const count = shape.reduce((product, side) => product * side, 1)
    if (quantization && quantization.dtype !== 'uint8') throw new Error(`${name} is packed in an unknown way.`)
    const length = quantization ? count : count * 4
    if (at + length > file.byteLength) throw new Error('The weights are cut short.')
    const bytes = file.slice(at, at + length)
    at += length
    const values = quantization ? unpack(new Uint8Array(bytes), quantization) : new Float32Array(bytes)
    all.set(name, { shape, values })
  }
  if (at !== file.byteLength) throw new Error('The weights are of another network.')
  return (name) => {
    const found = all.get(name)
    if (!found) throw new Error(`These weights have no ${name}.`)
    return found
  }
}

/** A loop, because `Float32Array.from` iterates and takes several times as long. */
function unpack(bytes: Uint8Array, { scale, min }: { readonly scale: number; readonly min: number }): Float32Array {
  const values = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) values[at] = (bytes[at] as number) * scale + min
  return values
}
