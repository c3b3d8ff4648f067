import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificado {
  readonly chave: string;
  readonly pem: string;
  readonly der: Uint8Array<ArrayBuffer>;
}
interface Emitido {
  readonly nome: string;
  /** null: signs itself. */
  readonly emissor?: string;
  readonly autoridade?: boolean;
  /** Lines of the extension file. */
  readonly extensoes?: readonly string[];
  readonly chave?: 'rsa:1024' | 'rsa:2048' | 'P-256' | 'P-384';
  readonly resumo?: 'sha1' | 'sha256';
  /** YYYYMMDDhhmmssZ */
  readonly de?: string;
  readonly ate?: string;
}
interface Assinar {
  readonly resumo?: 'md5' | 'sha1' | 'sha256' | 'sha512';
  /** Other certificates, which come first in the CMS. */
  readonly com?: readonly string[];
  readonly mais?: readonly string[];
}

export interface Certificadora {
  emitir(id: string, emitido: Emitido): Certificado;
  /** A detached CMS of this content. */
  assinar(id: string, conteudo: Uint8Array, como?: Assinar): Buffer;
  fechar(): void;
}

/** Makes keys, certificates and signatures with openssl, in a new folder. */
export function criarCertificadora(): Certificadora {
  const pasta = mkdtempSync(join(tmpdir(), 'certificadora-'));
  const arquivo = (nome: string) => join(pasta, nome);
  const openssl = (...args: readonly string[]) =>
    execFileSync('openssl', args, { cwd: pasta, stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(arquivo('index.txt'), '');
  writeFileSync(
    arquivo('ca.cnf'),
    [
      ...['[ca]', 'default_ca=d', '[d]', 'dir=.', 'database=index.txt', 'new_certs_dir=.', 'rand_serial=yes'],
      ...['policy=p', 'unique_subject=no', 'default_md=sha256', '[p]', 'commonName=supplied'],
      ...['[req]', 'distinguished_name=n', 'string_mask=utf8only', '[n]'],
    ].join('\n'),
  );
  const gerarChave = (id: string, chave: NonNullable<Emitido['chave']>) => {
    const [tipo, tamanho = ''] = chave.split(':');
    const opcao = tipo === 'rsa' ? `rsa_keygen_bits:${tamanho}` : `ec_paramgen_curve:${chave}`;
    openssl(
      ...['genpkey', '-algorithm', tipo === 'rsa' ? 'RSA' : 'EC', '-pkeyopt', opcao, '-out', `${id}.key`],
    );
  };

  return {
    emitir(id, emitido) {
      const {
        nome,
        emissor,
        autoridade = false,
        extensoes = [],
        chave = 'P-256',
        resumo = 'sha256',
      } = emitido;
      gerarChave(id, chave);
      openssl(
        ...['req', '-new', '-utf8', '-config', 'ca.cnf', '-key', `${id}.key`, '-subj', `/CN=${nome}`],
        ...['-out', `${id}.csr`],
      );
      writeFileSync(
        arquivo('ext.cnf'),
        [
          autoridade ? 'basicConstraints=critical,CA:TRUE' : 'basicConstraints=critical,CA:FALSE',
          `keyUsage=critical,${autoridade ? 'keyCertSign,cRLSign' : 'digitalSignature,nonRepudiation'}`,
          'subjectKeyIdentifier=hash',
          ...extensoes,
        ].join('\n'),
      );
      const por = emissor === undefined ? ['-selfsign', '-keyfile', `${id}.key`] : [];
      const de = emissor === undefined ? [] : ['-cert', `${emissor}.pem`, '-keyfile', `${emissor}.key`];
      openssl(
        ...['ca', '-batch', '-utf8', '-notext', '-config', 'ca.cnf', '-extfile', 'ext.cnf', '-md', resumo],
        ...['-startdate', emitido.de ?? '20200101000000Z', '-enddate', emitido.ate ?? '20400101000000Z'],
        ...[...por, ...de, '-in', `${id}.csr`, '-out', `${id}.pem`],
      );
      openssl('x509', '-in', `${id}.pem`, '-outform', 'DER', '-out', `${id}.der`);
      return {
        chave: readFileSync(arquivo(`${id}.key`), 'utf8'),
        pem: readFileSync(arquivo(`${id}.pem`), 'utf8'),
        der: new Uint8Array(readFileSync(arquivo(`${id}.der`))),
      };
    },
    assinar(id, conteudo, { resumo = 'sha256', com = [], mais = [] } = {}) {
      writeFileSync(arquivo('conteudo'), conteudo);
      writeFileSync(arquivo('outros.pem'), com.map((um) => readFileSync(arquivo(`${um}.pem`))).join('\n'));
      openssl(
        ...['cms', '-sign', '-binary', '-md', resumo, '-signer', `${id}.pem`, '-inkey', `${id}.key`],
        ...(com.length === 0 ? [] : ['-certfile', 'outros.pem']),
        ...['-outform', 'DER', '-in', 'conteudo', '-out', 'cms.der', ...mais],
      );
      return readFileSync(arquivo('cms.der'));
    },
    fechar: () => rmSync(pasta, { recursive: true }),
  };
}
