import { mesPorExtenso } from '../../kernel/datas.ts';
import type { ConteudoDaDeclaracao } from '../types.ts';

function periodo(inicio: string | null, fim: string | null): string {
  if (inicio === null) return '';
  if (fim === null || fim < inicio) return `, desde ${mesPorExtenso(inicio)}`;
  return inicio === fim
    ? `, em ${mesPorExtenso(inicio)}`
    : `, de ${mesPorExtenso(inicio)} a ${mesPorExtenso(fim)}`;
}

const LISTA = new Intl.ListFormat('pt-BR');

/**
 * All periods of a person who coordinated the project more than once: ', de março de 2026 a maio de 2026 e
 * desde agosto de 2026'.
 */
function periodos({
  anteriores = [],
  inicio,
  fim,
}: Pick<ConteudoDaDeclaracao, 'anteriores' | 'fim' | 'inicio'>): string {
  const todos = [...anteriores, { inicio, fim }].map((um) => periodo(um.inicio, um.fim).slice(2));
  return todos.every((um) => um === '') ? '' : `, ${LISTA.format(todos)}`;
}

type Nomeada = Pick<ConteudoDaDeclaracao, 'cpf' | 'matricula' | 'nome' | 'nomeCivil'>;

function quem({ nome, nomeCivil, cpf, matricula }: Nomeada): string {
  const tudo = [
    nome,
    nomeCivil === undefined ? null : `nome civil ${nomeCivil}`,
    cpf === null ? null : `CPF ${cpf}`,
    matricula === null ? null : `matrícula ${matricula}`,
  ];
  const dito = tudo.filter((um) => um !== null);
  return dito.length === 1 ? nome : `${dito.join(', ')},`;
}

const numero = (n: number) => n.toLocaleString('pt-BR');

/** The declaration as one sentence, the same on paper and on the public page. */
export function textoDaDeclaracao(
  c: Omit<ConteudoDaDeclaracao, 'edital' | 'projeto'> & {
    readonly edital: { readonly nome: string };
    readonly projeto: { readonly titulo: string } | null;
  },
): string {
  const abertura = `Declaramos, para os devidos fins, que ${quem(c)}`;
  const n = c.quantidade ?? 0;
  if (c.papel === 'AVALIADOR') {
    const projetos = n === 1 ? '1 projeto' : `${numero(n)} projetos`;
    return `${abertura} avaliou ${projetos} do edital “${c.edital.nome}”.`;
  }
  const projeto = `projeto “${c.projeto?.titulo ?? ''}”, aprovado no edital “${c.edital.nome}”`;
  if (c.papel === 'COORDENADOR') {
    return `${abertura} ${c.encerrado ? 'coordenou' : 'coordena'} o ${projeto}${periodos(c)}.`;
  }
  const verbo = c.encerrado === false ? 'participa' : 'participou';
  const tipo = c.tipoAluno === 'BOLSISTA' ? 'em instrutoria com bolsa' : 'em instrutoria voluntária';
  const horas = n === 0 ? '' : `, com ${numero(n)} ${n === 1 ? 'hora registrada' : 'horas registradas'}`;
  return `${abertura} ${verbo}, ${tipo}, do ${projeto}${periodo(c.inicio, c.fim)}${horas}.`;
}
