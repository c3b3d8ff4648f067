import { CAMPOS_DO_EDITAL, type CampoDoEdital } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { type DadosDoEdital, type Edital, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { ehObjeto, ehTexto } from '../../../../lib/server/shape.ts';

/** A call's data as its fields hold them. */
export interface DadosDigitados extends Readonly<Record<Exclude<CampoDoEdital, 'tipoProjeto'>, string>> {
  readonly tipoProjeto: Edital['tipoProjeto'];
}

export const ROTULOS_DOS_DADOS: Readonly<Record<CampoDoEdital, string>> = {
  nome: 'Nome',
  inicio: 'Início das inscrições',
  fim: 'Fim das inscrições',
  tipoProjeto: 'Tipo dos projetos',
  publicacao: 'Publicação do edital',
  fimRecursos: 'Fim do prazo de recursos',
  limiteBolsas: 'Limite de bolsas',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
  limitePorCoordenador: 'Projetos por coordenador',
  prazoAvaliacao: 'Prazo da avaliação',
  encerramentoSemInstrutores: 'Encerramento dos projetos sem instrutores',
  processo: 'Número do processo',
};

export function digitadosDe(edital: DadosDoEdital | null): DadosDigitados {
  const texto = (campo: CampoDoEdital) => edital?.[campo]?.toString() ?? '';
  const textos = Object.fromEntries(CAMPOS_DO_EDITAL.map((campo) => [campo, texto(campo)]));
  return { ...(textos as unknown as DadosDigitados), tipoProjeto: edital?.tipoProjeto ?? 'TIPO I' };
}

/** Whether a value from the browser's storage is a call's data as its fields hold them. */
export function ehDadosDigitados(value: unknown): value is DadosDigitados {
  return (
    ehObjeto(value) &&
    CAMPOS_DO_EDITAL.every((campo) => ehTexto(value[campo])) &&
    TIPOS_DE_PROJETO.some((tipo) => tipo === value.tipoProjeto)
  );
}

/** An empty day or limit is null; a day that a call cannot be without is not sent. */
export function dadosDe(digitados: DadosDigitados): DadosDoEdital {
  const { publicacao, vigenciaInicio, vigenciaFim, fimRecursos, prazoAvaliacao, ...resto } = digitados;
  const { limiteBolsas, limitePorCoordenador, encerramentoSemInstrutores, processo, ...iguais } = resto;
  const numero = (texto: string) => (texto.trim() === '' ? null : Number(texto.replace(',', '.')));
  return {
    ...iguais,
    ...(publicacao === '' ? {} : { publicacao }),
    ...(vigenciaInicio === '' ? {} : { vigenciaInicio }),
    ...(vigenciaFim === '' ? {} : { vigenciaFim }),
    fimRecursos: fimRecursos || null,
    prazoAvaliacao: prazoAvaliacao || null,
    encerramentoSemInstrutores: encerramentoSemInstrutores || null,
    processo: processo.trim() || null,
    limiteBolsas: numero(limiteBolsas),
    limitePorCoordenador: numero(limitePorCoordenador),
  };
}

/** The changed fields alone, so that others' changes stay. */
export function dadosMudados(edital: Edital, digitados: DadosDigitados): DadosDoEdital {
  const dados = dadosDe(digitados);
  return Object.fromEntries(
    CAMPOS_DO_EDITAL.flatMap((campo) =>
      dados[campo] === undefined || dados[campo] === (edital[campo] ?? null) ? [] : [[campo, dados[campo]]],
    ),
  );
}

/** The draft that this browser kept; null for another shape. */
export function lerDados(lido: unknown): DadosDigitados | null {
  if (typeof lido !== 'object' || lido === null) return null;
  const campos = lido as Readonly<Record<string, unknown>>;
  const certo =
    CAMPOS_DO_EDITAL.every((campo) => typeof campos[campo] === 'string') &&
    TIPOS_DE_PROJETO.some((tipo) => tipo === campos.tipoProjeto);
  return certo ? (lido as DadosDigitados) : null;
}
