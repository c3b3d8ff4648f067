import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import { textoCorrido } from '@instrutoria/domain/kernel/texto.ts';
import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import { quantosInstrutores } from '../proposta.ts';
import type { WizardData } from '../wizard-data.ts';

const VAZIO = 'Nada preenchido.';

function excerpt(html: string): string {
  if (ehReferenciaDeArquivo(html)) return 'Imagem enviada.';
  const texto = textoCorrido(html);
  if (texto === '') return VAZIO;
  return texto.length > 140 ? `${texto.slice(0, 140).trimEnd()}…` : texto;
}

function plural(n: number, um: string, varios: string): string {
  return `${n} ${n === 1 ? um : varios}`;
}

const RESUMOS: Readonly<Record<string, (dados: WizardData) => string>> = {
  cadastro_projeto: ({ edital, temColaboradores, colaboradores, naoCadastrados }) => {
    const quantos = temColaboradores ? colaboradores.length + naoCadastrados.length : 0;
    const quem = quantos === 0 ? 'sem outros professores' : plural(quantos, 'colaborador', 'colaboradores');
    return `${edital?.nome ?? 'Edital não escolhido'}; ${quem}.`;
  },
  especificacoes_projeto: (dados) =>
    `${dados.titulo.trim() === '' ? 'Sem título' : dados.titulo}; ${contarInstrutores(dados.remunerados || 0, dados.voluntarios || 0)}.`,
  cadastro_disciplina: ({ disciplinas }) =>
    disciplinas.disciplinas_associadas.map(({ nome }) => nome).join(', ') || VAZIO,
  identificacao_projeto: (dados) =>
    PALAVRAS_CHAVE.map((nome) => dados[nome])
      .filter((palavra) => palavra.trim() !== '')
      .join(', ') || VAZIO,
  resumo_projeto: ({ resumo }) => excerpt(resumo),
  introducao_projeto: ({ introducao }) => excerpt(introducao),
  metodologia_projeto: ({ metodologia }) => excerpt(metodologia),
  resultados_projeto: ({ resultadosEsperados }) => excerpt(resultadosEsperados),
  cronograma_projeto: (dados) =>
    `${plural(quantosInstrutores(dados), 'cronograma', 'cronogramas')}, um por instrutor.`,
  referencia_projeto: ({ referencias }) =>
    referencias === '' ? 'Sem referências (opcional).' : excerpt(referencias),
};

export function stepSummary(path: string, dados: WizardData): string {
  return RESUMOS[path]?.(dados) ?? '';
}
