import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { MODELOS, NOMES_DOS_MODELOS } from '@instrutoria/domain/porta/rules/modelos.ts';
import { METODOS_DO_CLIENTE, MODELOS_DE_OIDC, type ModeloDeOidc } from '@instrutoria/domain/porta/types.ts';
import { Button, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarPorta, useTestarPorta } from '../api.ts';
import { ResultadoDoTeste } from './resultado-do-teste.tsx';

type Porta = AnswerOf<Api['listarPortas']>[number];
type Escrita = BodyInputOf<Api['criarPorta']>;
type Oidc = NonNullable<Escrita['configuracao']['oidc']>;

const COMUM: Escrita['configuracao']['comum'] = {
  confiaNoCpf: false,
  dominios: [],
  vinculosDeProfessor: [],
  vinculosDeEstudante: [],
  unidades: [],
  aQuemEscrever: '',
  redeInterna: false,
};

const ENDERECOS = [
  ['autorizacao', 'Página de entrada'],
  ['token', 'Troca do código'],
  ['chaves', 'Chaves'],
  ['pessoa', 'Dados da pessoa, se houver'],
  ['saida', 'Saída, se houver'],
] as const;

const ATRIBUTOS = [
  ['cpf', 'CPF'],
  ['nome', 'Nome'],
  ['email', 'E-mail'],
  ['vinculos', 'Vínculos'],
  ['unidade', 'Unidade'],
] as const;

const linhas = (texto: string): string[] =>
  texto
    .split('\n')
    .map((um) => um.trim())
    .filter((um) => um !== '');

/** An OpenID Connect door, new from a preset or stored. */
export function PortaModal({
  porta,
  onClose,
}: {
  readonly porta: Porta | null;
  readonly onClose: () => void;
}) {
  const [nome, setNome] = useState(porta?.nome ?? '');
  const [comum, setComum] = useState(porta?.configuracao.comum ?? COMUM);
  const [oidc, setOidc] = useState<Oidc>(porta?.configuracao.oidc ?? MODELOS.keycloak);
  const [segredo, setSegredo] = useState('');
  const errors = useFormErrors();
  const salvar = useSalvarPorta();
  const testar = useTestarPorta();
  const body: Escrita = {
    tipo: 'oidc',
    nome,
    configuracao: { comum, oidc },
    ...(segredo === '' ? {} : { segredo }),
  };

  const preset = (modelo: ModeloDeOidc) => {
    setOidc(structuredClone(MODELOS[modelo]) as Oidc);
  };
  const test = async () => {
    errors.clear();
    try {
      await testar.mutateAsync({ ...body, ...(porta === null ? {} : { id: porta.id }) });
    } catch (error) {
      errors.showError(error);
    }
  };
  const submit = async () => {
    errors.clear();
    try {
      await salvar.mutateAsync({ porta, body });
      notify.success(MENSAGENS_PORTA.portaSalva);
      onClose();
    } catch (error) {
      errors.showError(error);
    }
  };
  const texto = (campo: string, label: string, valor: string, mudar: (v: string) => void) => (
    <TextInput
      key={campo}
      {...errors.field(campo)}
      label={label}
      value={valor}
      onChange={(event) => {
        errors.clear(campo);
        mudar(event.currentTarget.value);
      }}
    />
  );
  const lista = (
    campo: 'dominios' | 'vinculosDeProfessor' | 'vinculosDeEstudante',
    label: string,
    description: string,
  ) => (
    <Textarea
      {...errors.field(`comum.${campo}`)}
      label={label}
      description={description}
      autosize
      minRows={1}
      defaultValue={comum[campo].join('\n')}
      onChange={(event) => setComum({ ...comum, [campo]: linhas(event.currentTarget.value) })}
    />
  );

  return (
    <FormModal
      title={porta === null ? 'Acrescentar uma conta da instituição' : `Alterar ${porta.nome}`}
      opened
      busy={salvar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {porta === null && (
          <NativeSelect
            label="Provedor"
            value={oidc.modelo}
            onChange={(event) => {
              const modelo = MODELOS_DE_OIDC.find((um) => um === event.currentTarget.value);
              if (modelo !== undefined) preset(modelo);
            }}
            data={MODELOS_DE_OIDC.map((um) => ({ value: um, label: NOMES_DOS_MODELOS[um] }))}
          />
        )}
        {texto('nome', 'Nome no botão: Entrar com a conta…', nome, setNome)}
        {texto('oidc.emissor', 'Emissor', oidc.emissor, (emissor) => setOidc({ ...oidc, emissor }))}
        {texto('oidc.cliente', 'Cliente (client id)', oidc.cliente, (cliente) =>
          setOidc({ ...oidc, cliente }),
        )}
        <TextInput
          {...errors.field('segredo')}
          type="password"
          autoComplete="off"
          label="Segredo do cliente"
          description={porta?.temSegredo ? 'Vazio: continua o salvo' : undefined}
          value={segredo}
          onChange={(event) => {
            errors.clear('segredo');
            setSegredo(event.currentTarget.value);
          }}
        />
        <NativeSelect
          {...errors.field('oidc.metodo')}
          label="Como o segredo é enviado"
          value={oidc.metodo}
          onChange={(event) => {
            const metodo = METODOS_DO_CLIENTE.find((um) => um === event.currentTarget.value);
            if (metodo !== undefined) setOidc({ ...oidc, metodo });
          }}
          data={[...METODOS_DO_CLIENTE]}
        />
        {texto('oidc.escopos', 'Escopos', oidc.escopos, (escopos) => setOidc({ ...oidc, escopos }))}
        <Checkbox
          label="O provedor não tem documento de descoberta: escrever os endereços"
          checked={oidc.enderecos !== null}
          onChange={(event) =>
            setOidc({
              ...oidc,
              enderecos: event.currentTarget.checked
                ? { autorizacao: '', token: '', chaves: '', pessoa: null, saida: null }
                : null,
            })
          }
        />
        {ENDERECOS.map(([campo, label]) => {
          const { enderecos } = oidc;
          if (enderecos === null) return null;
          return texto(`oidc.enderecos.${campo}`, label, enderecos[campo] ?? '', (valor) =>
            setOidc({
              ...oidc,
              enderecos: {
                ...enderecos,
                [campo]: valor === '' && (campo === 'pessoa' || campo === 'saida') ? null : valor,
              },
            }),
          );
        })}
        <fieldset>
          <legend>Como o provedor chama cada dado (vazio: não diz)</legend>
          {ATRIBUTOS.map(([campo, label]) =>
            texto(`oidc.atributos.${campo}`, label, oidc.atributos[campo] ?? '', (valor) =>
              setOidc({ ...oidc, atributos: { ...oidc.atributos, [campo]: valor === '' ? null : valor } }),
            ),
          )}
        </fieldset>
        <Checkbox
          label="O provedor garante o CPF de todas as pessoas"
          description="Só o diretório da própria instituição. O gov.br o garante da conta prata em diante, sem marcar aqui."
          checked={comum.confiaNoCpf}
          onChange={(event) => setComum({ ...comum, confiaNoCpf: event.currentTarget.checked })}
        />
        {lista('dominios', 'Domínios de e-mail que provam quem é', 'Um por linha, como universidade.br')}
        {lista('vinculosDeProfessor', 'Vínculos que abrem conta', 'Um por linha, como o provedor os escreve')}
        {lista('vinculosDeEstudante', 'Vínculos de estudante', 'Um por linha')}
        {texto(
          'comum.aQuemEscrever',
          'A quem escreve quem não tem conta',
          comum.aQuemEscrever,
          (aQuemEscrever) => setComum({ ...comum, aQuemEscrever }),
        )}
        <Checkbox
          label="O provedor fica na rede interna"
          description="Permite endereços internos e http."
          checked={comum.redeInterna}
          onChange={(event) => setComum({ ...comum, redeInterna: event.currentTarget.checked })}
        />
        <Button variant="default" loading={testar.isPending} onClick={() => void test()}>
          Testar
        </Button>
        {testar.data !== undefined && <ResultadoDoTeste teste={testar.data} />}
      </Stack>
    </FormModal>
  );
}
