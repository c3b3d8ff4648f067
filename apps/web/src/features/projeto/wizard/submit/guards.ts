import type { DadosDaDisciplina, DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import type { CorpoDaProposta } from '../../api.ts';
import type {
  Colaborador,
  DisciplinasLocais,
  EditalEscolhido,
  EnvioPendente,
  FeitoPeloAutosave,
  VeioDe,
} from '../wizard-data.ts';

// Values in a browser's storage may be old, edited or broken (T-K5), so each form is checked.

type Registro = Readonly<Record<string, unknown>>;

function ehRegistro(valor: unknown): valor is Registro {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';
const ehId = (valor: unknown): valor is number => Number.isInteger(valor) && Number(valor) > 0;
const ehIdOuNulo = (valor: unknown): boolean => valor === null || ehId(valor);

function ehColaborador(valor: unknown): valor is Colaborador {
  return ehRegistro(valor) && ehId(valor.id) && ehTexto(valor.nome);
}

export function saoColaboradores(valor: unknown): valor is readonly Colaborador[] {
  return Array.isArray(valor) && valor.every(ehColaborador);
}

export function ehEditalOuNulo(valor: unknown): valor is EditalEscolhido | null {
  if (valor === null) return true;
  if (!ehRegistro(valor) || !ehId(valor.id)) return false;
  return ['nome', 'inicio', 'fim', 'tipoProjeto'].every((chave) => ehTexto(valor[chave]));
}

function ehDisciplina(valor: unknown): valor is DadosDaDisciplina {
  if (!ehRegistro(valor)) return false;
  const cursos = valor.cursos_ofertadas;
  return cursos === undefined || (Array.isArray(cursos) && cursos.every(ehTexto));
}

export function saoDisciplinas(valor: unknown): valor is DisciplinasLocais {
  if (!ehRegistro(valor) || !ehIdOuNulo(valor.id) || !ehIdOuNulo(valor.projeto_id)) return false;
  const comprovante = valor.comprovante;
  const lista = valor.disciplinas_associadas;
  const comprovanteBom =
    comprovante === null ||
    (ehRegistro(comprovante) && ehTexto(comprovante.referencia) && ehTexto(comprovante.nome));
  return comprovanteBom && Array.isArray(lista) && lista.every(ehDisciplina);
}

function ehCronograma(valor: unknown): valor is DadosDoCronograma {
  return ehRegistro(valor) && Object.values(valor).every(ehTexto);
}

export function saoCronogramas(valor: unknown): valor is readonly DadosDoCronograma[] {
  return Array.isArray(valor) && valor.every(ehCronograma);
}

export function ehEnvioOuNulo(valor: unknown): valor is EnvioPendente | null {
  return valor === null || (ehRegistro(valor) && ehRegistro(valor.corpo) && ehIdOuNulo(valor.versao));
}

export function ehCorpoOuNulo(valor: unknown): valor is CorpoDaProposta | null {
  return valor === null || ehRegistro(valor);
}

export function ehFeitoPeloAutosave(valor: unknown): valor is FeitoPeloAutosave {
  return valor === '' || valor === 'criou' || valor === 'mudou' || valor === 'recusado';
}

export function ehVeioOuNulo(valor: unknown): valor is VeioDe | null {
  if (valor === null) return true;
  if (!ehRegistro(valor) || !ehId(valor.projeto) || !ehTexto(valor.tipo)) return false;
  return Array.isArray(valor.etapas) && valor.etapas.every(ehTexto);
}
