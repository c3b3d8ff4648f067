import { PALAVRAS_CHAVE, PRIMEIRAS_OPCOES } from '@instrutoria/domain/projeto/campos.ts';
import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { comoBlob, umPdf } from './arquivos.ts';
import type { PessoaCadastrada } from './pessoas.ts';

export interface DadosDaDisciplinaNaTela {
  readonly nome: string;
  readonly codigo: string;
  readonly semestre: string;
  readonly tipo: string;
  readonly tsd: string;
  readonly carga: string;
  readonly curso: string;
}

/** The proposal of a teacher: journeys type it and look for it again. */
export const IDEIA = {
  titulo: 'Leitura guiada de gráficos em Física Experimental',
  remunerados: 1,
  voluntarios: 1,
  palavras: ['física experimental', 'gráficos', 'monitoria', 'permanência'],
  resumo: 'Encontros semanais em que estudantes aprendem a ler e a construir gráficos dos próprios dados.',
  introducao: 'A reprovação em Física Experimental começa na leitura de uma escala que ninguém explicou.',
  metodologia: 'Oficinas de duas horas, com medidas reais, erro estimado e discussão em grupo ao final.',
  resultados: 'Reduzir em um terço a reprovação e deixar um caderno de oficinas aberto a outras turmas.',
  atividade: (mes: string) => `Oficina e plantão de dúvidas de ${mes.toLowerCase()}.`,
  referencias: 'VUOLO, J. H. Fundamentos da teoria de erros. São Paulo: Blucher, 1996.',
  disciplina: {
    nome: 'Física Experimental I',
    codigo: 'FIS0142',
    semestre: 'Primeiro semestre',
    tipo: 'Prática',
    tsd: '58,5',
    carga: '60',
    curso: 'Licenciatura em Física',
  } satisfies DadosDaDisciplinaNaTela,
} as const;

const markup = (texto: string) => `<p>${texto}</p>`;

/** The ten months of one holder's schedule, as the API takes them. */
export function umCronograma(): Record<string, string> {
  return Object.fromEntries(
    MESES.flatMap((mes, index) => [
      [`mesAno${index + 1}`, mes],
      [`atividade${index + 1}`, markup(IDEIA.atividade(mes))],
    ]),
  );
}

/**
 * A complete proposal for a call, ready for POST projeto or projeto/rascunho; its disciplines are already
 * stored.
 */
export async function propostaCompleta({ client }: PessoaCadastrada, edital: number | null, disciplinas = 1) {
  const [unidade] = await client.listarUnidades();
  const { data: comprovante } = await client.enviarComprovante({ file: comoBlob(umPdf()) });
  const { id: comprovante_disciplinas } = await client.adicionarDisciplinas({
    body: {
      comprovante,
      disciplinas_associadas: Array.from({ length: disciplinas }, (_, n) => ({
        nome: IDEIA.disciplina.nome,
        codigo: `${IDEIA.disciplina.codigo}${n === 0 ? '' : n}`,
        semestre: 'primeiro' as const,
        tipo_disciplina: 'pratica' as const,
        ehObrigatoria: true,
        tsd: 58.5,
        carga_horaria: 60,
        cursos_ofertadas: [IDEIA.disciplina.curso],
        unidade_oferta: unidade?.id,
      })),
    },
  });
  const { titulo, remunerados, voluntarios, palavras, resumo, introducao, metodologia, resultados } = IDEIA;
  return {
    ...PRIMEIRAS_OPCOES,
    titulo,
    remunerados,
    voluntarios,
    ...Object.fromEntries(PALAVRAS_CHAVE.map((nome, i) => [nome, palavras[i]])),
    resumo: markup(resumo),
    introducao: markup(introducao),
    metodologia: markup(metodologia),
    resultadosEsperados: markup(resultados),
    referencias: markup(IDEIA.referencias),
    edital,
    comprovante_disciplinas,
    professores_colaboradores: [],
    professores_colaboradores_nao_cadastrado: [],
    cronogramas: [umCronograma(), umCronograma()],
  };
}

/** The id of a call that is open for proposals. */
export async function editalAberto({ client }: PessoaCadastrada): Promise<number> {
  const [edital] = await client.listarEditaisAbertos();
  if (edital === undefined) throw new Error('no open call');
  return edital.id;
}
