import type { Certificate, GeneralName } from 'pkijs';

const NOME_COMUM = '2.5.4.3';
const OUTROS_NOMES = '2.5.29.17';
/** Of a person: day of birth (8 digits), CPF (11), and other numbers. */
const DADOS_DA_PESSOA = '2.16.76.1.3.1';
const NOME_MAXIMO = 200;

/** The common name, without the CPF or CNPJ that ICP-Brasil writes behind it. */
export function nomeDe({ subject }: Certificate): string | null {
  const comum = subject.typesAndValues.findLast(({ type }) => type === NOME_COMUM);
  const texto = String(comum?.value.valueBlock.value ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/:\s*\d{11,14}\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return texto === '' ? null : texto.slice(0, NOME_MAXIMO);
}

/** The CPF of the ICP-Brasil field; null where the certificate has none. */
export function cpfDe({ extensions }: Certificate): string | null {
  const nomes: readonly GeneralName[] =
    extensions?.find(({ extnID }) => extnID === OUTROS_NOMES)?.parsedValue?.altNames ?? [];
  for (const { type, value } of nomes) {
    if (type !== 0) continue;
    const [oid, dados] = value?.valueBlock?.value ?? [];
    if (oid?.valueBlock?.toString() !== DADOS_DA_PESSOA) continue;
    const bloco = dados?.valueBlock?.value?.[0]?.valueBlock;
    const texto =
      typeof bloco?.value === 'string'
        ? bloco.value
        : Buffer.from(bloco?.valueHexView ?? []).toString('latin1');
    const cpf = texto.slice(8, 19);
    if (/^\d{11}$/.test(cpf) && cpf !== '00000000000') return cpf;
  }
  return null;
}
