/** The library's integers, as far as they are used here. */
interface LibraryInteger {
  toString(radix: 16): string
}
interface IntegerClass {
  new (digits: string, radix: 16): LibraryInteger
  readonly prototype: {
    modPow: (
      this: LibraryInteger,
      exponent: LibraryInteger,
      modulus: LibraryInteger,
      done: (error: unknown, power: LibraryInteger) => void,
    ) => void
  }
}

const native = (integer: LibraryInteger): bigint => {
  const digits = integer.toString(16)
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`)
}

/** `base ** exponent % modulus`, never negative, also of a negative base. */
export function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const factor = ((base % modulus) + modulus) % modulus
  let power = 1n
  for (const bit of exponent.toString(2)) {
    power = (power * power) % modulus
    if (bit === '1') power = (power * factor) % modulus
  }
  return power
}

/**
 * Has the sign-in count with the platform's integers: the library's own take ten times as long, and the page stands still meanwhile.
 * Swaps what the library's edition for phone apps swaps.
 */
export function countNatively(library: object): void {
  const { AuthenticationHelper } = library as { AuthenticationHelper: new (pool: string) => { N: LibraryInteger } }
  const { constructor } = new AuthenticationHelper('pool').N
  const Integer = constructor as unknown as IntegerClass
  Integer.prototype.modPow = function modPow(exponent, modulus, done) {
    done(null, new Integer(powerOf(native(this), native(exponent), native(modulus)).toString(16), 16))
  }
}
