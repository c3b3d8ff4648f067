export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string;
  readonly forcePathStyle: true;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/**
 * s3://KEY:SECRET@host:port/bucket?region=sa-east-1&https=false; by default HTTPS and us-east-1. Its error
 * never repeats the URL, which holds the key (T-M9).
 */
export function parseS3Url(texto: string): S3Config {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  const bucket = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
  if (url?.protocol !== 's3:' || url.host === '' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) {
    throw new Error(
      'ARMAZENAMENTO_URL inválida. Use s3://CHAVE:SEGREDO@servidor:porta/balde?region=us-east-1&https=true',
    );
  }
  const https = url.searchParams.get('https') !== 'false';
  return {
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: `${https ? 'https' : 'http'}://${url.host}`,
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}
