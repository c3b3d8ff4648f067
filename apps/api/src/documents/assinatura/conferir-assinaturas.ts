import type {
  Assinatura,
  ConferenciaDeAssinaturas,
  Depois,
  Validade,
} from '@instrutoria/domain/assinatura/types.ts';
import { DIA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Raizes } from '../../adapters/signature-roots.ts';
import { type AssinaturaAchada, acharAssinaturas } from './achar-assinaturas.ts';
import { conferirCadeia } from './cadeia.ts';
import { type Cms, lerCms } from './cms.ts';
import { conferirLugar, type Faixas, revisaoPropria } from './estrutura.ts';
import { cpfDe, nomeDe } from './signatario.ts';

/** Rises when the same file may be judged differently: kept results of an older one are not current. */
export const VERSAO_DA_CONFERENCIA = 1;

interface Lida {
  readonly achada: AssinaturaAchada;
  readonly lugar: ReturnType<typeof conferirLugar>;
  readonly cms: Cms | null;
}

/**
 * Judges every signature of a PDF: its place, its integrity, its signer, and the chain to the operator's
 * roots at the claimed instant. Never asks for revocation. Takes seconds for a large file: use the thread.
 */
export async function conferirAssinaturas(
  bytes: Uint8Array,
  raizes: Raizes | null,
  agora: Date,
): Promise<ConferenciaDeAssinaturas> {
  const buf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { situacao, assinaturas } = acharAssinaturas(buf);
  const lidas = assinaturas
    .map((achada): Lida => {
      const lugar = conferirLugar(buf, achada);
      return { achada, lugar, cms: lugar.cms === null ? null : lerCms(lugar.cms) };
    })
    .toSorted((a, b) => fimDe(a) - fimDe(b));
  const julgadas: Assinatura[] = [];
  for (const lida of lidas) julgadas.push(await julgar(buf, lida, lidas, raizes, agora));
  return {
    situacao,
    assinaturas: julgadas.map((uma, i) => ({ ...uma, depois: depoisDe(i, lidas, julgadas) })),
  };

  function depoisDe(i: number, todas: readonly Lida[], ditas: readonly Assinatura[]): Depois {
    const lida = todas[i];
    if (lida === undefined || fimDe(lida) === buf.length) return 'nada';
    const ultima = ditas.at(-1);
    const inteira = ultima?.estrutura === 'certa' && ultima.integridade === 'integra';
    const cobre = i < todas.length - 1 && todas.at(-1)?.lugar.faixas?.fim === buf.length;
    return inteira && cobre ? 'assinatura' : 'mudanca';
  }
}

const fimDe = ({ lugar }: Lida): number => lugar.faixas?.fim ?? 0;

async function julgar(
  buf: Buffer,
  lida: Lida,
  todas: readonly Lida[],
  raizes: Raizes | null,
  agora: Date,
): Promise<Assinatura> {
  const { achada, lugar, cms } = lida;
  const { faixas } = lugar;
  const em = cms?.em ?? datadaEm(achada);
  const base = {
    em: em?.toISOString() ?? null,
    estrutura: estruturaDe(lida, todas),
    depois: 'nada',
  } as const;
  if (cms === null || cms.signatario === null || faixas === null) {
    return {
      ...base,
      nome: null,
      cpf: null,
      integridade: 'naoConferida',
      cadeia: 'naoConferida',
      validade: 'naoConferida',
      anexos: cms?.anexos ?? false,
    };
  }
  const { signatario } = cms;
  return {
    ...base,
    nome: nomeDe(signatario),
    cpf: cpfDe(signatario),
    integridade: cms.conferir([buf.subarray(0, faixas.espaco), buf.subarray(faixas.volta, faixas.fim)]),
    cadeia: await conferirCadeia(signatario, cms.certificados, raizes, em ?? agora).catch(
      () => 'naoConferida' as const,
    ),
    validade: validadeDe(signatario, em, agora),
    anexos: cms.anexos,
  };
}

function estruturaDe({ lugar, cms }: Lida, todas: readonly Lida[]): Assinatura['estrutura'] {
  const { estrutura, faixas } = lugar;
  if (estrutura !== 'certa' || faixas === null) return estrutura;
  const outras = todas.flatMap(({ lugar: outro }): Faixas[] =>
    outro === lugar || outro.faixas === null ? [] : [outro.faixas],
  );
  if (!revisaoPropria(faixas, outras)) return 'revisao';
  return cms !== null && lugar.cms?.subarray(cms.fim).some((byte) => byte !== 0) ? 'enchimento' : 'certa';
}

function validadeDe(
  { notBefore, notAfter }: NonNullable<Cms['signatario']>,
  em: Date | null,
  agora: Date,
): Validade {
  if (em === null) return 'semInstante';
  if (em.getTime() > agora.getTime() + DIA_MS) return 'noFuturo';
  return notBefore.value <= em && em <= notAfter.value ? 'noPrazo' : 'foraDoPrazo';
}

/** /M of the dictionary, as in D:20260303101200-03'00'. */
function datadaEm({ buf, dict }: AssinaturaAchada): Date | null {
  const m = dict.chaves.get('M');
  if (m?.tipo !== 'texto') return null;
  const partes = /^\(D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?:(Z)|([+-]\d{2})'?(\d{2})?)?/.exec(
    buf.toString('latin1', m.de, Math.min(m.ate, m.de + 40)),
  );
  if (partes === null) return null;
  const [, ano, mes, dia, hora, minuto, segundo = '00', , fuso = '+00', minutos = '00'] = partes;
  const data = new Date(`${ano}-${mes}-${dia}T${hora}:${minuto}:${segundo}${fuso}:${minutos}`);
  return Number.isNaN(data.getTime()) ? null : data;
}
