import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import { fusoPedido } from '@instrutoria/domain/configuracao/rules/fuso.ts';
import { FUSOS_DO_BRASIL, rotuloDoFuso } from '@instrutoria/domain/configuracao/rules/fusos-do-brasil.ts';
import { type Configuracao, MESES_PARCIAIS } from '@instrutoria/domain/configuracao/types.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Button, Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { lerEfeitoDoFuso, useSalvarConfiguracao } from '../api.ts';
import { CorField } from './cor-field.tsx';
import {
  type EnviosDigitados,
  EnviosField,
  problemasDosEnviosDigitados,
  ROTULOS_DOS_ENVIOS,
} from './envios-field.tsx';
import { LogoField } from './logo-field.tsx';

const ROTULOS = {
  'instituicao.nome': 'Nome da instituição',
  'instituicao.sigla': 'Sigla',
  'instituicao.programa': 'Programa',
  'instituicao.cidade': 'Cidade',
  'encarregado.nome': 'Encarregado pelos dados pessoais',
  'encarregado.email': 'E-mail do encarregado',
  emailDaAuditoria: 'E-mail da auditoria',
  segundoFatorDosAdministradores: 'Exigir segundo fator de quem administra',
  fuso: 'Fuso horário',
  cor: 'Cor da instituição',
  mesParcial: 'Bolsa de um mês parcial',
  'regrasDoPagador.poupanca': 'Bancos em que se paga em poupança',
  'regrasDoPagador.soDoTitular': 'Pagar só em conta do próprio aluno',
  'regrasDoPagador.contaSalario': 'Aceitar conta-salário',
  ...ROTULOS_DOS_ENVIOS,
} as const;

export function ConfiguracaoForm({ configuracao }: { readonly configuracao: Configuracao }) {
  const { fusoMarcado } = configuracao;
  const [instituicao, setInstituicao] = useState(configuracao.instituicao);
  const [encarregado, setEncarregado] = useState(configuracao.encarregado);
  const [emailDaAuditoria, setEmailDaAuditoria] = useState(configuracao.emailDaAuditoria);
  const [exige, setExige] = useState(configuracao.segundoFatorDosAdministradores);
  const [fuso, setFuso] = useState(fusoPedido(configuracao));
  const [cor, setCor] = useState(configuracao.cor ?? '');
  const [mesParcial, setMesParcial] = useState(configuracao.mesParcial);
  const [pagador, setPagador] = useState(configuracao.regrasDoPagador);
  const [poupanca, setPoupanca] = useState(pagador.poupanca.join(', '));
  const [envios, setEnvios] = useState<EnviosDigitados>(configuracao.envios);
  const [sending, setSending] = useState(false);
  const agora = new Date();
  const errors = useFormErrors(ROTULOS);
  const salvar = useSalvarConfiguracao();
  const confirm = useConfirm();

  /** Asks before another zone is chosen; not for the present or the pending one. */
  const mudaMesmo = async () => {
    if (fuso === configuracao.fuso || fuso === fusoMarcado?.para) return true;
    const efeito = await lerEfeitoDoFuso(fuso);
    return confirm(MENSAGENS_CONFIGURACAO.desejaMudarOFuso, {
      detail: MENSAGENS_CONFIGURACAO.efeitoDoFusoPorExtenso(fuso, efeito),
      yes: efeito.marcado === null ? 'Mudar o fuso' : 'Marcar a mudança',
      no: 'Cancelar',
    });
  };

  const submit = async () => {
    if (errors.show(problemasDosEnviosDigitados(envios))) return;
    const limites = { naoUsadosMb: Number(envios.naoUsadosMb), porDiaMb: Number(envios.porDiaMb) };
    try {
      if (!(await mudaMesmo())) return;
      const salva = await salvar.mutateAsync({
        instituicao,
        cor: cor.trim() === '' ? null : cor,
        encarregado,
        emailDaAuditoria,
        segundoFatorDosAdministradores: exige,
        fuso,
        mesParcial,
        regrasDoPagador: {
          ...pagador,
          poupanca: poupanca.split(/[\s,;]+/).filter((banco) => banco !== ''),
        },
        envios: limites,
        versao: configuracao.versao,
      });
      notify.success(MENSAGENS_CONTA.atualizado);
      const marcada = salva.fusoMarcado;
      if (marcada !== null && marcada.para !== fusoMarcado?.para) {
        notify.info(MENSAGENS_CONFIGURACAO.fusoEspera(marcada, salva.fuso));
      }
    } catch (error) {
      errors.showError(error);
    }
  };
  const text = (name: 'nome' | 'sigla' | 'programa' | 'cidade') => ({
    ...errors.field(`instituicao.${name}`),
    label: ROTULOS[`instituicao.${name}`],
    value: instituicao[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(`instituicao.${name}`);
      setInstituicao({ ...instituicao, [name]: event.currentTarget.value });
    },
  });
  const doEncarregado = (campo: 'nome' | 'email') => ({
    ...errors.field(`encarregado.${campo}`),
    label: ROTULOS[`encarregado.${campo}`],
    value: encarregado[campo],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(`encarregado.${campo}`);
      setEncarregado({ ...encarregado, [campo]: event.currentTarget.value });
    },
  });

  return (
    <Panel>
      <Form label="Configuração" busy={salvar.isPending || sending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput {...text('nome')} />
          <TextInput {...text('sigla')} />
          <TextInput
            {...text('programa')}
            description="O nome do programa de instrutoria, nas telas e no PDF"
          />
          <TextInput {...text('cidade')} />
          <TextInput
            {...doEncarregado('nome')}
            description="A quem as pessoas perguntam sobre os seus dados; aparece na página Privacidade"
          />
          <TextInput {...doEncarregado('email')} description="Aparece na página Privacidade" type="email" />
          <TextInput
            {...errors.field('emailDaAuditoria')}
            label={ROTULOS.emailDaAuditoria}
            description="Recebe todo dia a soma da auditoria, para guardar fora do servidor; pode ficar vazio"
            type="email"
            value={emailDaAuditoria}
            onChange={(event) => {
              errors.clear('emailDaAuditoria');
              setEmailDaAuditoria(event.currentTarget.value);
            }}
          />
        </SimpleGrid>
        {fusoMarcado !== null && (
          <Notice kind="warning" title="A mudança de fuso está marcada">
            {MENSAGENS_CONFIGURACAO.fusoEspera(fusoMarcado, configuracao.fuso)}
          </Notice>
        )}
        <NativeSelect
          {...errors.field('fuso')}
          label={ROTULOS.fuso}
          description="Prazos terminam às 23:59:59 deste fuso. Uma mudança espera pelos prazos anunciados que ficariam mais curtos"
          value={fuso}
          onChange={(event) => {
            errors.clear('fuso');
            setFuso(event.currentTarget.value);
          }}
          data={[...new Set([...FUSOS_DO_BRASIL, configuracao.fuso, fuso])].map((value) => ({
            value,
            label: rotuloDoFuso(value, agora),
          }))}
        />
        <NativeSelect
          {...errors.field('mesParcial')}
          label={ROTULOS.mesParcial}
          description="O que se paga a quem entrou ou saiu no meio do mês. Folhas já fechadas não mudam"
          value={mesParcial}
          onChange={(event) => {
            errors.clear('mesParcial');
            const escolhida = MESES_PARCIAIS.find((um) => um === event.currentTarget.value);
            if (escolhida !== undefined) setMesParcial(escolhida);
          }}
          data={[
            { value: 'nenhuma', label: 'O valor inteiro, a uma pessoa por vaga' },
            { value: 'dias', label: 'Pelos dias em que teve a vaga' },
            { value: 'horas', label: 'Pelas horas (32 são o valor inteiro), até a parte dos dias' },
          ]}
        />
        <TextInput
          {...errors.field('regrasDoPagador.poupanca')}
          label={ROTULOS['regrasDoPagador.poupanca']}
          description="Os números dos bancos, separados por vírgula; 104 é a Caixa. Conta corrente vale em qualquer banco"
          value={poupanca}
          onChange={(event) => {
            errors.clear('regrasDoPagador.poupanca');
            setPoupanca(event.currentTarget.value);
          }}
        />
        {(['soDoTitular', 'contaSalario'] as const).map((regra) => (
          <Checkbox
            key={regra}
            {...errors.field(`regrasDoPagador.${regra}`)}
            label={ROTULOS[`regrasDoPagador.${regra}`]}
            checked={pagador[regra]}
            onChange={(event) => setPagador({ ...pagador, [regra]: event.currentTarget.checked })}
          />
        ))}
        <Checkbox
          {...errors.field('segundoFatorDosAdministradores')}
          label={ROTULOS.segundoFatorDosAdministradores}
          description="Sem aplicativo autenticador nem chave de acesso, um administrador só pode cadastrá-los"
          checked={exige}
          onChange={(event) => {
            errors.clear('segundoFatorDosAdministradores');
            setExige(event.currentTarget.checked);
          }}
        />
        <EnviosField value={envios} onChange={setEnvios} errors={errors} />
        <LogoField
          value={instituicao.logo}
          onChange={(logo) => setInstituicao({ ...instituicao, logo })}
          onBusy={setSending}
        />
        <CorField value={cor} onChange={setCor} errors={errors} />
        <FormActions>
          <Button type="submit" loading={salvar.isPending} disabled={sending}>
            Salvar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
