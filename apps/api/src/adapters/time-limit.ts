/** The promise's value, or an error with the code ETIMEDOUT after this time. The promise itself goes on. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = Object.assign(new Error(`no answer within ${ms} ms`), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => reject(error), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
