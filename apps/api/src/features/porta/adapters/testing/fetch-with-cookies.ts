/** A fetch that keeps cookies, as a browser does, and follows no redirect. A body is posted. */
export function fetchWithCookies(): (url: string, body?: URLSearchParams) => Promise<Response> {
  const cookies = new Map<string, string>();
  return async (url, body) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}
