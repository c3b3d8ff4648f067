import { LIMITE_DE_ENVIO_MB } from '../../arquivo/limits.ts';
import type { LimitesDeEnvio } from '../../arquivo/types.ts';
import { emailValido } from '../../conta/rules/campos-da-conta.ts';
import { ehDiaValido } from '../../kernel/datas.ts';
import type { DiasSemExpediente } from '../../kernel/feriados.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere, problemaDeLinha } from '../../kernel/texto.ts';
import { FIM_DOS_EMAILS_MAXIMO, TEXTO_DA_CONFIGURACAO_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONFIGURACAO as M } from '../messages.ts';
import type { Configuracao, DiaSemExpediente, Fechamento, PeriodoDeRegularizacao } from '../types.ts';
import { problemaDaCor } from './cores.ts';
import { FUSOS_DO_BRASIL } from './fusos-do-brasil.ts';

function problemaDosDias(campo: string, janela: { diaInicio: number; diaFim: number }): Problema | null {
  const { diaInicio, diaFim } = janela;
  const valem = [diaInicio, diaFim].every((dia) => Number.isInteger(dia) && dia >= 1 && dia <= 31);
  return valem && diaInicio <= diaFim ? null : problema(campo, 'DIAS_INVALIDOS', M.diasInvalidos);
}

/** 'mm-dd' is judged in a leap year, so that 29 February may be closed. */
function diaDoFechamento(texto: string): boolean {
  return ehDiaValido(texto.length === 5 ? `2024-${texto}` : texto);
}

function problemasDoFechamento(f: Fechamento, i: number): Problema[] {
  const campo = `fechamentos.${i}`;
  const valem = diaDoFechamento(f.de) && diaDoFechamento(f.ate) && f.de.length === f.ate.length;
  return [
    ...(valem && f.de <= f.ate ? [] : [problema(campo, 'FECHAMENTO_INVALIDO', M.fechamentoInvalido)]),
    ...(estaVazio(f.motivo) ? [problema(`${campo}.motivo`, 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)] : []),
    ...reunir(problemaDeLinha(`${campo}.motivo`, f.motivo, TEXTO_DA_CONFIGURACAO_MAXIMO)),
  ];
}

function problemasDosEnvios(envios: LimitesDeEnvio): (Problema | null)[] {
  const { minimo, maximo } = LIMITE_DE_ENVIO_MB;
  return (['naoUsadosMb', 'porDiaMb'] as const).map((campo) => {
    const valor = envios[campo];
    const vale = Number.isInteger(valor) && valor >= minimo && valor <= maximo;
    return vale ? null : problema(`envios.${campo}`, 'LIMITE_INVALIDO', M.limiteDeEnvioInvalido);
  });
}

function problemasDosPeriodos(periodos: readonly PeriodoDeRegularizacao[]): Problema[] {
  return periodos.flatMap(({ de, ate, mes }, i) => {
    const campo = `regularizacao.${i}`;
    const dias = [de, ate].every((dia) => dia.length === 5 && diaDoFechamento(dia)) && de <= ate;
    if (!dias || !Number.isInteger(mes) || mes < 1 || mes > 12) {
      return [problema(campo, 'PERIODO_INVALIDO', M.periodoInvalido)];
    }
    const comum = periodos.slice(0, i).some((outro) => outro.de <= ate && de <= outro.ate);
    return comum ? [problema(campo, 'PERIODOS_SOBREPOSTOS', M.periodosSobrepostos)] : [];
  });
}

function problemasDosDiasSemExpediente(dias: readonly DiaSemExpediente[]): Problema[] {
  return dias.flatMap(({ dia, nome }, i) => {
    const campo = `semExpediente.${i}`;
    const repetido = dias.slice(0, i).some((outro) => outro.dia === dia);
    return [
      ...(diaDoFechamento(dia) && (dia.length === 5 || dia.length === 10)
        ? []
        : [problema(`${campo}.dia`, 'DIA_INVALIDO', M.diaSemExpedienteInvalido)]),
      ...(repetido ? [problema(`${campo}.dia`, 'DIA_REPETIDO', M.diaSemExpedienteRepetido)] : []),
      ...(estaVazio(nome) ? [problema(`${campo}.nome`, 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)] : []),
      ...reunir(problemaDeLinha(`${campo}.nome`, nome, TEXTO_DA_CONFIGURACAO_MAXIMO)),
    ];
  });
}

/** The days without work in the form that the working-day functions take. */
export function diasSemExpediente({ semExpediente }: Pick<Configuracao, 'semExpediente'>): DiasSemExpediente {
  return semExpediente.map(({ dia }) => dia);
}

/** Errors in the first and last day of each window. */
export function problemasDosPrazos({
  cadastroInstrutor,
  frequencia,
  relatorios,
}: Configuracao['janelas']): Problema[] {
  return reunir(
    problemaDosDias('janelas.cadastroInstrutor', cadastroInstrutor),
    problemaDosDias('janelas.frequencia', frequencia),
    problemaDosDias('janelas.relatorios', relatorios),
    Number.isInteger(relatorios.mes) && relatorios.mes >= 1 && relatorios.mes <= 12
      ? null
      : problema('janelas.relatorios.mes', 'MES_INVALIDO', M.mesInvalido),
  );
}

/** The error of a zone that is neither of Brazil nor the stored one of an older installation (D52). */
export function problemaDoFuso(
  fuso: string,
  antes: Pick<Configuracao, 'fuso' | 'fusoMarcado'> | null,
): Problema | null {
  const vale = [...FUSOS_DO_BRASIL, antes?.fuso, antes?.fusoMarcado?.para].includes(fuso);
  return vale ? null : problema('fuso', 'FUSO_INVALIDO', M.fusoInvalido);
}

/** `antes`: what is stored, null before the installation. */
export function problemasDaConfiguracao(
  {
    instituicao,
    cor,
    encarregado,
    emailDaAuditoria,
    fimDosEmails,
    fuso,
    janelas,
    fechamentos,
    envios,
    regularizacao,
    regrasDoPagador,
    semExpediente,
  }: Configuracao,
  antes: Pick<Configuracao, 'fuso' | 'fusoMarcado'> | null,
): Problema[] {
  return [
    ...(estaVazio(instituicao.nome)
      ? [problema('instituicao.nome', 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)]
      : []),
    ...reunir(
      ...(['nome', 'sigla', 'programa', 'cidade'] as const).map((campo) =>
        problemaDeLinha(`instituicao.${campo}`, instituicao[campo], TEXTO_DA_CONFIGURACAO_MAXIMO),
      ),
      problemaDaCor(cor),
      problemaDeLinha('encarregado.nome', encarregado.nome, TEXTO_DA_CONFIGURACAO_MAXIMO),
      estaVazio(encarregado.email) || emailValido(encarregado.email)
        ? null
        : problema('encarregado.email', 'EMAIL_INVALIDO', M.emailInvalido),
      estaVazio(emailDaAuditoria) || emailValido(emailDaAuditoria)
        ? null
        : problema('emailDaAuditoria', 'EMAIL_INVALIDO', M.emailInvalido),
      contarCodePoints(fimDosEmails) > FIM_DOS_EMAILS_MAXIMO
        ? problema('fimDosEmails', 'TEXTO_LONGO', M.fimDosEmailsMaximo)
        : problemaDeCaractere('fimDosEmails', fimDosEmails),
      problemaDoFuso(fuso, antes),
    ),
    ...problemasDosPrazos(janelas),
    ...fechamentos.flatMap(problemasDoFechamento),
    ...reunir(...problemasDosEnvios(envios)),
    ...problemasDosPeriodos(regularizacao),
    ...problemasDosDiasSemExpediente(semExpediente),
    ...(regrasDoPagador.poupanca.every((banco) => /^\d{3}$/.test(banco))
      ? []
      : [problema('regrasDoPagador.poupanca', 'BANCO_INVALIDO', M.bancosInvalidos)]),
  ];
}

/** Windows, closures and days without work move everybody's deadlines, so changing them needs a reason (D23). */
export function problemasDoMotivo(
  antes: Configuracao,
  depois: Configuracao,
  motivo: string | null | undefined,
): Problema[] {
  const prazos = ({ janelas, fechamentos, semExpediente }: Configuracao) => {
    const { cadastroInstrutor: c, frequencia: f, relatorios: r } = janelas;
    const dias = [c.diaInicio, c.diaFim, f.diaInicio, f.diaFim, r.mes, r.diaInicio, r.diaFim];
    return JSON.stringify([
      dias,
      fechamentos.map((um) => [um.janela, um.de, um.ate, um.motivo]),
      semExpediente.map(({ dia, nome }) => [dia, nome]),
    ]);
  };
  return prazos(antes) !== prazos(depois) && estaVazio(motivo)
    ? [problema('motivo', 'MOTIVO_VAZIO', M.escrevaOMotivo)]
    : [];
}
