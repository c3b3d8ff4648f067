import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import { TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import { porQueNaoAssina, proximoPapel } from '@instrutoria/domain/termo/rules/assinar.ts';
import { textoDoTermo, valoresDoTermo } from '@instrutoria/domain/termo/rules/texto.ts';
import type {
  AssinaturaDoTermo,
  EstadoDoTermo,
  FatosDoTermo,
  PapelNoTermo,
} from '@instrutoria/domain/termo/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one, run } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';

export interface ModeloDoTermo {
  /** 0: the original text, off. */
  readonly versao: number;
  readonly texto: string;
  readonly ligado: boolean;
}

/** This version, or the last one. */
export async function lerModelo(db: Executor, versao?: number): Promise<ModeloDoTermo> {
  const qual = versao === undefined ? sql`true` : sql`versao = ${versao}`;
  const achado = await one<ModeloDoTermo>(
    db,
    sql`select versao, texto, ligado from modelo_do_termo where ${qual} order by versao desc limit 1`,
  );
  return achado ?? { versao: 0, texto: TEXTO_DO_TERMO_PADRAO, ligado: false };
}

interface TermoGuardado {
  readonly id: number;
  readonly modelo: number;
  readonly codigo: string;
  readonly texto: string;
  readonly cpf: string;
  readonly sha256: string;
  readonly assinaturas: readonly AssinaturaDoTermo[];
}

export const ASSINATURAS_DO_TERMO = sql`(select coalesce(json_agg(json_build_object('papel', a.papel, 'nome', a.nome,
    'cpf', a.cpf, 'meio', a.meio, 'em', ${iso(sql`a.em`)}) order by a.em, a.papel), '[]')
  from assinatura_do_termo a where a.termo_id = t.id)`;

/** The termo that some have signed and others not yet. */
function termoEmCurso(db: Executor, instrutorId: number): Promise<TermoGuardado | null> {
  return one(
    db,
    sql`
      select t.id, t.modelo_versao as modelo, t.codigo, t.texto, t.cpf, t.sha256, ${ASSINATURAS_DO_TERMO} as assinaturas
      from termo t
      where t.instrutor_id = ${instrutorId} and t.anulado_em is null and t.concluido_em is null
        and t.texto is not null and t.cpf is not null
    `,
  );
}

/** null without CPF or matrícula. */
async function fatosDoTermo(db: Executor, instrutorId: number): Promise<FatosDoTermo | null> {
  const lido = await one<Omit<FatosDoTermo, 'instituicao'>>(
    db,
    sql`
      select i.nome as aluno, i.cpf, i.matricula, i.programa_pos as programa, i.tipo_aluno as "tipoAluno",
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto, e.nome as edital, q.nome as coordenador,
        coalesce(i.mes_inicio, e.vigencia_inicio::text) as inicio, e.vigencia_fim::text as fim
      from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
      join professor q on q.id = p.coordenador_id
      where i.id = ${instrutorId} and i.cpf is not null and i.matricula is not null
    `,
  );
  if (lido === null) return null;
  const { instituicao } = await lerConfiguracao(db);
  const { inicio, fim, ...fatos } = lido;
  return { ...fatos, inicio: mesDoDia(inicio), fim: mesDoDia(fim), instituicao: instituicao.nome };
}

/** The termo of a vínculo as it is signed now. */
export interface TermoLido {
  /** The one in course; null before the first signature. */
  readonly emCurso: { readonly id: number; readonly codigo: string } | null;
  readonly texto: string;
  readonly sha256: string;
  readonly modelo: number;
  readonly fatos: FatosDoTermo;
  readonly assinaturas: readonly AssinaturaDoTermo[];
  readonly vez: PapelNoTermo | null;
  /** The one in course, void because its facts changed; it was signed, but not by all. */
  readonly anulavel: number | null;
  /** This person had signed one that is void. */
  readonly mudou: boolean;
}

/** null while CPF or matrícula is missing. A text that others signed stays as it is unless its facts changed. */
export async function lerTermoDoVinculo(db: Executor, instrutorId: number): Promise<TermoLido | null> {
  const fatos = await fatosDoTermo(db, instrutorId);
  if (fatos === null) return null;
  const valores = valoresDoTermo(fatos);
  const emCurso = await termoEmCurso(db, instrutorId);
  if (emCurso !== null) {
    const { texto, cpf, modelo, assinaturas } = emCurso;
    const agora = textoDoTermo((await lerModelo(db, modelo)).texto, valores);
    if (agora === texto && cpf === fatos.cpf) {
      const vez = proximoPapel(assinaturas);
      return {
        fatos,
        emCurso,
        texto,
        sha256: emCurso.sha256,
        modelo,
        assinaturas,
        vez,
        anulavel: null,
        mudou: false,
      };
    }
  }
  const modelo = await lerModelo(db);
  const texto = textoDoTermo(modelo.texto, valores);
  return {
    fatos,
    emCurso: null,
    texto,
    sha256: sha256(texto),
    modelo: modelo.versao,
    assinaturas: [],
    vez: proximoPapel([]),
    anulavel: emCurso?.id ?? null,
    mudou: emCurso?.cpf === fatos.cpf || (await ultimoAnulado(db, instrutorId, fatos.cpf)),
  };
}

/** Whether the last termo of this vínculo is void and was of this person. */
async function ultimoAnulado(db: Executor, instrutorId: number, cpf: string): Promise<boolean> {
  const ultimo = await one<{ anulado: boolean }>(
    db,
    sql`
      select anulado_em is not null and cpf = ${cpf} as anulado from termo
      where instrutor_id = ${instrutorId} order by id desc limit 1
    `,
  );
  return ultimo?.anulado === true;
}

/** For the student of the vínculo. */
export async function estadoDoTermo(
  db: Executor,
  instrutor: Parameters<typeof porQueNaoAssina>[0] & { readonly id: number },
): Promise<EstadoDoTermo | null> {
  const { termoNoSistema } = await lerConfiguracao(db);
  if (porQueNaoAssina(instrutor, termoNoSistema) !== null) return null;
  const termo = await lerTermoDoVinculo(db, instrutor.id);
  if (termo === null) return null;
  if (termo.vez === 'COORDENADOR') return 'coordenacao';
  return termo.mudou ? 'mudou' : 'assinar';
}

export async function anularTermo(db: Executor, id: number, agora: Date): Promise<void> {
  await run(
    db,
    sql`update termo set anulado_em = ${agora} where id = ${id} and anulado_em is null and concluido_em is null`,
  );
}
