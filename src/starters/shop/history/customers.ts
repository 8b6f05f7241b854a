import type { PastCustomer } from '../../history.ts'

type Place = [line1: string, city: string, state: PastCustomer['address']['state'], pincode: string]

function customer(
  [firstName, lastName, gender]: [string, string, PastCustomer['gender']],
  mobileNumber: string,
  [line1, city, state, pincode]: Place,
): PastCustomer {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  const rest = { line2: '', landmark: '', kind: 'HOME', isDefault: true } as const
  return { firstName, lastName, gender, email, address: { mobileNumber, line1, city, state, pincode, ...rest } }
}

/** The first one is the demonstration's own customer, whose account then has orders in it. */
export const customers: PastCustomer[] = [
  {
    ...customer(['Asha', 'Menon', 'FEMALE'], '9876543210', [
      '14 Palm Grove Road, Edapally',
      'Kochi',
      'Kerala',
      '682024',
    ]),
    email: 'asha@example.com',
  },
  customer(['Meera', 'Iyer', 'FEMALE'], '9840012345', ['7 Third Main Road, Adyar', 'Chennai', 'Tamil Nadu', '600020']),
  customer(['Arjun', 'Deshpande', 'MALE'], '9822011223', ['22 Prabhat Road', 'Pune', 'Maharashtra', '411004']),
  customer(['Kavya', 'Reddy', 'FEMALE'], '9849056789', ['Plot 88, Jubilee Hills', 'Hyderabad', 'Telangana', '500033']),
  customer(['Harpreet', 'Singh', 'MALE'], '9814098140', ['House 415, Sector 22', 'Chandigarh', 'Chandigarh', '160022']),
  customer(['Ananya', 'Chatterjee', 'FEMALE'], '9830045678', ['31B Lake Terrace', 'Kolkata', 'West Bengal', '700029']),
  customer(['Rahul', 'Verma', 'MALE'], '9910023456', ['C-112, Lajpat Nagar II', 'New Delhi', 'Delhi', '110024']),
  customer(['Nandini', 'Gowda', 'FEMALE'], '9880076543', [
    '48 Fifth Cross, Malleshwaram',
    'Bengaluru',
    'Karnataka',
    '560003',
  ]),
  customer(['Farhan', 'Shaikh', 'MALE'], '9820067890', [
    '9 Carter Road, Bandra West',
    'Mumbai',
    'Maharashtra',
    '400050',
  ]),
  customer(['Ishita', 'Patel', 'FEMALE'], '9825034567', ['12 Law Garden Society', 'Ahmedabad', 'Gujarat', '380006']),
  customer(['Joseph', 'Fernandes', 'MALE'], '9823078901', ['House 204, Fontainhas', 'Panaji', 'Goa', '403001']),
  customer(['Lakshmi', 'Narayanan', 'FEMALE'], '9845011122', ['5 Saraswathipuram', 'Mysuru', 'Karnataka', '570009']),
]
