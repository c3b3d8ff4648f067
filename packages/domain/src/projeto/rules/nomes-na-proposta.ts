import { textoCorrido } from '../../kernel/texto.ts';
import { CAMPOS, type NomeDeTexto, TEXTOS } from '../campos.ts';
import { NOMES_NA_PROPOSTA_MAXIMO, POSICOES_DO_CRONOGRAMA } from '../limits.ts';
import type { DadosDoCronograma } from '../types.ts';
import { type NomeNoTexto, nomesNoTexto, type PessoaProcurada } from './nomes-no-texto.ts';

export const LUGARES_DOS_NOMES = [...TEXTOS, 'cronogramas', 'comprovante_disciplinas'] as const;
/** The place by its field name in the call, so that a screen finds the step. */
export type LugarDoNome = NomeDeTexto | 'comprovante_disciplinas' | 'cronogramas';

export interface NomeNaProposta extends NomeNoTexto {
  readonly onde: LugarDoNome;
  /** The page of the proof. */
  readonly pagina?: number;
}

export interface PropostaProcurada {
  readonly textos: { readonly [N in NomeDeTexto]?: string | undefined };
  readonly cronogramas: readonly DadosDoCronograma[];
  /** The text layer of the proof, one entry per page. */
  readonly paginas: readonly string[];
}

/** The readable text of a markup, and the addresses and descriptions of its links and pictures. */
function procurado(markup: string): string {
  const atributos = [...markup.matchAll(/\b(?:href|alt|title)\s{0,9}=\s{0,9}"([^"]{1,2000})"/gi)].map(
    ([, valor]) => valor,
  );
  return [textoCorrido(markup), ...atributos].join(' \u00b7 ');
}

const ehMarkup = (nome: NomeDeTexto): boolean =>
  CAMPOS[nome].tipo === 'secao' || CAMPOS[nome].tipo === 'markup';

/** Every place in a proposal that reveals who wrote it (E-ANONIMATO-4), in the order of the wizard. */
export function nomesNaProposta(
  { textos, cronogramas, paginas }: PropostaProcurada,
  pessoas: readonly PessoaProcurada[],
): NomeNaProposta[] {
  const nosTextos = TEXTOS.flatMap((onde) => {
    const escrito = textos[onde] ?? '';
    const texto = ehMarkup(onde) ? procurado(escrito) : escrito;
    return nomesNoTexto(texto, pessoas).map((nome) => ({ ...nome, onde }));
  });
  const atividades = cronogramas.flatMap((cada) =>
    POSICOES_DO_CRONOGRAMA.map((n) => cada[`atividade${n}`] ?? ''),
  );
  const nosCronogramas = [...new Set(atividades)].flatMap((markup) =>
    nomesNoTexto(procurado(markup), pessoas).map((nome) => ({ ...nome, onde: 'cronogramas' as const })),
  );
  const noComprovante = paginas.flatMap((pagina, i) =>
    nomesNoTexto(pagina.replace(/\s+/g, ' '), pessoas).map((nome) => ({
      ...nome,
      onde: 'comprovante_disciplinas' as const,
      pagina: i + 1,
    })),
  );
  return [...nosTextos, ...nosCronogramas, ...noComprovante].slice(0, NOMES_NA_PROPOSTA_MAXIMO);
}
