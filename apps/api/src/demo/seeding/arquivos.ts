import { diaNoFuso, formatarDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import { ANEXOS, DIAGRAMAS, EDICOES, PROFESSORES, PROJETOS, RASCUNHOS } from '../content.ts';
import { anexoEmPdf } from '../drawings/anexo.ts';
import { comprovanteEmPdf } from '../drawings/comprovante.ts';
import { diagramaEmJpeg } from '../drawings/diagrama.ts';
import { logoEmJpeg } from '../drawings/logo.ts';
import { retratoEmJpeg } from '../drawings/retrato.ts';
import { type EditalDemo, editaisDaDemonstracao } from '../editais.ts';
import type { ProjetoDemo, RascunhoDemo } from '../schemas.ts';
import { type Guardado, guardar } from './arquivos-guardados.ts';
import type { Presente } from './instants.ts';

export interface Arquivos {
  readonly fotos: ReadonlyMap<string, Guardado>;
  readonly logo: Guardado;
  readonly diagramas: ReadonlyMap<string, Guardado>;
  readonly comprovantes: ReadonlyMap<ProjetoDemo | RascunhoDemo, Guardado>;
  /** By name; each gets its row when an appeal attaches it. */
  readonly anexos: ReadonlyMap<string, Guardado>;
  readonly todos: readonly Guardado[];
}

async function mapear<K, F>(
  chaves: readonly K[],
  fazer: (chave: K, indice: number) => Promise<F>,
): Promise<Map<K, F>> {
  return new Map(
    await Promise.all(chaves.map(async (chave, i): Promise<[K, F]> => [chave, await fazer(chave, i)])),
  );
}

function emissor(chave: string) {
  const pessoa = PROFESSORES.find((p) => p.chave === chave);
  if (pessoa === undefined) throw new Error(`nobody is called ${chave}`);
  return pessoa;
}

function emissaoDe(
  proposta: ProjetoDemo | RascunhoDemo,
  editais: readonly EditalDemo[],
  hoje: string,
): string {
  const inicio = 'edital' in proposta && editais.find(({ chave }) => chave === proposta.edital)?.inicio;
  return formatarDia(inicio ? somarDias(inicio, -7) : somarDias(hoje, -31));
}

export async function guardarArquivos(storage: FileStorage, presente: Presente): Promise<Arquivos> {
  const hoje = diaNoFuso(presente.agora, presente.fuso);
  const editais = editaisDaDemonstracao(presente.agora, presente.fuso);
  const comDisciplinas = [...PROJETOS, ...EDICOES, ...RASCUNHOS].filter((x) => x.disciplinas !== undefined);
  const [fotos, logo, diagramas, comprovantes, anexos] = await Promise.all([
    mapear(PROFESSORES, async ({ retrato }, i) => guardar(storage, 'foto', await retratoEmJpeg(retrato, i))),
    logoEmJpeg().then((bytes) => guardar(storage, 'logo', bytes)),
    mapear([...DIAGRAMAS], async ([, diagrama]) =>
      guardar(storage, 'imagemSecao', await diagramaEmJpeg(diagrama)),
    ),
    mapear(comDisciplinas, (proposta) => {
      const { coordenador, disciplinas = [] } = proposta;
      const emissao = emissaoDe(proposta, editais, hoje);
      return guardar(
        storage,
        'comprovanteDisciplinas',
        comprovanteEmPdf(emissor(coordenador), disciplinas, emissao),
      );
    }),
    mapear(ANEXOS, (um) => guardar(storage, 'anexoDoRecurso', anexoEmPdf(um))),
  ]);
  return {
    fotos: new Map([...fotos].map(([{ chave }, foto]) => [chave, foto])),
    logo,
    diagramas: new Map([...diagramas].map(([[nome], imagem]) => [nome, imagem])),
    comprovantes,
    anexos: new Map([...anexos].map(([{ nome }, guardado]) => [nome, guardado])),
    todos: [...fotos.values(), logo, ...diagramas.values(), ...comprovantes.values(), ...anexos.values()],
  };
}
