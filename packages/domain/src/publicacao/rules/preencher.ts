import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import {
  contarCodePoints,
  estaVazio,
  normalizarTexto,
  problemaDeCaractere,
  problemaDeLinha,
} from '../../kernel/texto.ts';
import { CAMPOS_DE_QUEM_PUBLICA, type CampoDoSistema, ehDeBloco, ehDeQuemPublica } from '../campos.ts';
import { COMPLEMENTO_MAXIMO, MOTIVO_DO_TEXTO_MAXIMO } from '../limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '../messages.ts';
import type { BlocoDoTexto, Complementos, LinhaDoTexto, Modelo, TextoPreenchido } from '../types.ts';
import { campoDaLinha, camposUsados, temCpf, trocarCampos } from './modelo.ts';

export type FatosDoSistema = Readonly<Record<CampoDoSistema, string>>;

/** The value of a field that is alone in its line. */
export interface Blocos {
  readonly linhas: readonly LinhaDoTexto[];
  readonly mudancas: readonly string[];
}

type Valores = Readonly<Record<string, string | null | undefined>>;

/** A template with its fields filled; one without a value stays readable as its name. */
export function preencher(modelo: Modelo, valores: Valores, { linhas, mudancas }: Blocos): TextoPreenchido {
  const trocar = (texto: string) =>
    trocarCampos(texto, (campo) => {
      const valor = valores[campo];
      return estaVazio(valor) ? `[${campo}]` : normalizarTexto(valor ?? '');
    });
  const blocos: BlocoDoTexto[] = [];
  let paragrafo: string[] = [];
  const fechar = () => {
    if (paragrafo.length > 0) blocos.push({ tipo: 'paragrafo', texto: trocar(paragrafo.join('\n')) });
    paragrafo = [];
  };
  for (const linha of modelo.corpo.split('\n')) {
    const campo = campoDaLinha(linha);
    if (campo === null && linha.trim() !== '') {
      paragrafo.push(linha.trim());
      continue;
    }
    fechar();
    if (campo === 'tabelaDoResultado') blocos.push({ tipo: 'tabela', linhas });
    if (campo === 'mudancas') blocos.push({ tipo: 'mudancas', linhas: mudancas });
  }
  fechar();
  return { titulo: trocar(modelo.titulo), blocos };
}

/**
 * Errors in the values: every field of the template needs one, and none may contain data that must not be
 * public.
 */
export function problemasDosComplementos(
  modelo: Modelo,
  fatos: FatosDoSistema,
  complementos: Complementos,
): Problema[] {
  const usados = camposUsados(modelo);
  const vazios = [...usados].filter(
    (campo) => !ehDeBloco(campo) && !ehDeQuemPublica(campo) && estaVazio((fatos as Valores)[campo]),
  );
  return reunir(
    vazios.length === 0
      ? null
      : problema(
          'modelo',
          'CAMPO_VAZIO',
          `O modelo usa ${vazios.map((um) => `{{${um}}}`).join(', ')}, que está vazio na configuração`,
        ),
    ...CAMPOS_DE_QUEM_PUBLICA.map((campo) => {
      const escrito = complementos[campo] ?? '';
      if (!usados.has(campo)) return null;
      if (estaVazio(escrito)) return problema(campo, 'CAMPO_VAZIO', M.complementoVazio);
      if (temCpf(escrito)) return problema(campo, 'COM_CPF', M.comCpf);
      return problemaDeLinha(campo, escrito, COMPLEMENTO_MAXIMO);
    }),
  );
}

/** The text of a correction must give its reason. */
export function problemasDoMotivoDoTexto(motivo: string | null | undefined): Problema[] {
  const texto = motivo ?? '';
  if (estaVazio(texto)) return [problema('motivo', 'TEXTO_VAZIO', M.motivoVazio)];
  const deCaractere = problemaDeCaractere('motivo', texto);
  if (deCaractere !== null) return [deCaractere];
  if (contarCodePoints(texto) > MOTIVO_DO_TEXTO_MAXIMO)
    return [problema('motivo', 'TEXTO_LONGO', M.motivoMaximo)];
  return temCpf(texto) ? [problema('motivo', 'COM_CPF', M.comCpf)] : [];
}
